title = Parlour
