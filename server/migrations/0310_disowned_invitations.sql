-- Whoever opened the letter said that it was not meant for them.
alter table invitations add column disowned_at timestamptz;
