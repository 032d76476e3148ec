-- Which foot or hand somebody plays with, and what to order for them: sizes as people write them.
alter table members
  add column dominant_side text check (dominant_side in ('left', 'right', 'both')),
  add column shirt_size text,
  add column shorts_size text,
  add column shoe_size text;
