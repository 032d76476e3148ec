create table invitations (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  email text not null,
  -- whom the accepting person becomes: this roster row, or this guardian
  member_id uuid,
  guardian_id uuid,
  token_hash text not null unique,
  message text,
  invited_by uuid not null,
  mail_id uuid,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz not null,
  opened_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  revoked_by uuid,
  unique (team_id, id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  foreign key (team_id, guardian_id) references guardians (team_id, id) on delete cascade,
  check (member_id is null or guardian_id is null)
);
create index invitations_team on invitations (team_id, created_at desc, id);
create index invitations_email on invitations (team_id, lower(email));

create table join_requests (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('player', 'parent')),
  via text not null check (via in ('link', 'code', 'invitation')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  date_of_birth date,
  child_first_name text,
  child_last_name text,
  child_date_of_birth date,
  child_role text check (child_role in ('father', 'mother', 'guardian', 'other')),
  note text,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined')),
  member_id uuid,
  guardian_id uuid,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  unique (team_id, id),
  check (kind = 'player' or (child_first_name is not null and child_role is not null))
);
create unique index join_requests_one_waiting
  on join_requests (team_id, account_id, kind, coalesce(lower(child_first_name), ''), coalesce(lower(child_last_name), ''))
  where state = 'waiting';
create index join_requests_team on join_requests (team_id, state, created_at);
create index join_requests_account on join_requests (account_id, created_at);
