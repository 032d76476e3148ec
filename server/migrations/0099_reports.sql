-- What somebody reported of a team, to the safeguarding person of its club; who reads it is asked each
-- time. `about_account`: whom it is about, who never reads it.
create table reports (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  about text not null check (about in ('message', 'profile', 'picture')),
  message_id uuid,
  member_id uuid,
  about_account uuid,
  reason text not null
    check (reason in ('bullying', 'sexual', 'secret_contact', 'violence', 'picture', 'other')),
  details text not null default '',
  reported_by uuid references accounts on delete set null,
  reported_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references accounts on delete set null,
  note text not null default '',
  unique (team_id, id),
  foreign key (team_id, message_id) references messages (team_id, id) on delete set null (message_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete set null (member_id)
);
create index reports_team on reports (team_id, reported_at desc, id);
create index reports_message on reports (team_id, message_id) where message_id is not null;
create index reports_member on reports (team_id, member_id) where member_id is not null;
create index reports_reported on reports (reported_by, reported_at);
create index reports_closed on reports (closed_by) where closed_by is not null;
