print("appctl")
