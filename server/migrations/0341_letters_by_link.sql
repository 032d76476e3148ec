-- Who asked for the letter with the team's own link: their name until they have joined.
alter table invitations
  add column is_by_link boolean not null default false,
  add column asker_first_name text,
  add column asker_last_name text;
