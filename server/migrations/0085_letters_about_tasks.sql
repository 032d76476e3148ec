-- Which tasks a letter is about that were given or taken back.
alter table notification_letters add column task_ids uuid[] not null default '{}';
