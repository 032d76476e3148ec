create table invitations (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  email text not null,
  -- the invited person becomes this row of the roster, or this guardian
  member_id uuid,
  guardian_id uuid,
  token_hash text not null,
  message text,
  invited_by uuid not null,
  mail_id uuid,
  sent_at timestamptz,
  expires_at timestamptz not null,
  opened_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  revoked_by uuid,
  -- the recipient said "Not me"
  disowned_at timestamptz,
  -- requested by the recipient with the team's own link, under this name
  is_by_link boolean not null default false,
  asker_first_name text,
  asker_last_name text,
  created_at timestamptz not null default now(),
  primary key (team_id, id),
  unique (team_id, token_hash),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  foreign key (team_id, guardian_id) references guardians (team_id, id) on delete cascade,
  check (member_id is null or guardian_id is null)
);
create index invitations_team on invitations (team_id, created_at desc, id);
create index invitations_email on invitations (team_id, lower(email));

-- Mails sent to an address on a roster before its owner joined. Each cause makes one mail.
create table invitation_emails (
  team_id uuid not null,
  invitation_id uuid not null,
  -- 'news:17' for a change, 'week:2026-12-07' for the weekly overview
  cause text not null,
  sent_at timestamptz not null,
  primary key (team_id, invitation_id, cause),
  foreign key (team_id, invitation_id) references invitations (team_id, id) on delete cascade
);

create table join_requests (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('player', 'parent')),
  via text not null check (via in ('link', 'code', 'invitation')),
  first_name text not null,
  last_name text not null,
  email text,
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
  decided_at timestamptz,
  decided_by uuid,
  invitation_id uuid,
  reply_to_person text,
  child_agreed boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (team_id, id),
  foreign key (team_id, invitation_id) references invitations (team_id, id) on delete set null (invitation_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete set null (member_id),
  foreign key (team_id, guardian_id) references guardians (team_id, id) on delete set null (guardian_id),
  check (kind = 'player' or child_first_name is not null and child_role is not null)
);
create unique index join_requests_one_waiting on join_requests (
  team_id, account_id, kind, coalesce(lower(child_first_name), ''), coalesce(lower(child_last_name), ''))
  where state = 'waiting';
create index join_requests_team on join_requests (team_id, state, created_at);
create index join_requests_account on join_requests (account_id, created_at);
create index join_requests_invitation on join_requests (team_id, invitation_id)
  where invitation_id is not null;
create index join_requests_decided on join_requests (decided_at) where decided_at is not null;
