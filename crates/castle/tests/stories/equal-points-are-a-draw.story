# No second count decides.
track     black 70 white 70
bag       empty
expect    winners black white
