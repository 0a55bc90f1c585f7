knave-costs = { $seat } loses { $n } for the knave of { $word }

option-players = three
option-target = with how many points the game ends
