-- What a draw without goals is worth is a rule of its own; so far it was a draw like any other.
update leagues set rules = jsonb_set(rules, '{points,goallessDraw}', 'null')
  where not rules -> 'points' ? 'goallessDraw';
