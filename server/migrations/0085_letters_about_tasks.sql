-- Which tasks a letter is about that were given or taken back, and whose they are or were.
alter table notification_letters
  add column task_ids uuid[] not null default '{}',
  add column member_id uuid;
