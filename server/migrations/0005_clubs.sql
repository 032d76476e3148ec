create table clubs (
  id uuid primary key,
  name text not null check (name <> ''),
  sport text not null check (sport <> ''),
  member_count integer check (member_count >= 0),
  team_count integer check (team_count >= 0),
  phone text,
  color text not null default '#1e3a5f',
  logo_file_id uuid references files on delete set null,
  country text not null default 'ES' check (country ~ '^[A-Z]{2}$'),
  time_zone text not null default 'Europe/Madrid',
  language text not null default 'en',
  safeguarding_name text,
  safeguarding_phone text,
  -- one of the club's managers
  safeguarding_account_id uuid,
  -- whether the club asks for a background check of all staff
  checks_required_since timestamptz,
  checks_required_by uuid,
  cover_file_id uuid references files on delete set null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid
);
create index clubs_logo on clubs (logo_file_id) where logo_file_id is not null;
create index clubs_deleted on clubs (deleted_at) where deleted_at is not null;
create index clubs_cover on clubs (cover_file_id) where cover_file_id is not null;

create table club_managers (
  club_id uuid not null references clubs on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (club_id, account_id)
);
create index club_managers_account on club_managers (account_id, club_id);

-- People who recently managed a club are still notified of changes of payout details.
create table former_club_managers (
  club_id uuid not null references clubs on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  until timestamptz not null,
  primary key (club_id, account_id)
);
create index former_club_managers_account on former_club_managers (account_id);
create index former_club_managers_until on former_club_managers (until);

-- A season given to all teams of a club at once.
create table club_seasons (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  name text not null check (name <> ''),
  starts_on date not null,
  ends_on date not null,
  team_count integer not null check (team_count > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  unique (club_id, id)
);
create index club_seasons_club on club_seasons (club_id, created_at desc, id);

create table club_invitations (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  email text not null,
  token_hash text not null unique,
  invited_by uuid not null,
  mail_id uuid,
  expires_at timestamptz not null,
  opened_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references accounts on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null,
  unique (club_id, id)
);
create index club_invitations_club on club_invitations (club_id, created_at desc, id);
create unique index club_invitations_one_open on club_invitations (club_id, lower(email))
  where accepted_at is null and revoked_at is null;
create index club_invitations_accepted_by on club_invitations (accepted_by) where accepted_by is not null;

-- Members moved to other teams for a new season; can be undone for a while.
create table roll_overs (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  cut_off date not null,
  moved_count integer not null check (moved_count > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  unique (club_id, id)
);
create index roll_overs_club on roll_overs (club_id, created_at desc, id);

-- The row that was archived and the row that replaced it.
create table roll_over_moves (
  club_id uuid not null,
  roll_over_id uuid not null,
  from_member_id uuid not null,
  from_team_id uuid not null,
  to_team_id uuid not null,
  to_member_id uuid not null,
  primary key (club_id, roll_over_id, from_member_id),
  foreign key (club_id, roll_over_id) references roll_overs (club_id, id) on delete cascade
);
create index roll_over_moves_from on roll_over_moves (from_team_id, from_member_id);
create index roll_over_moves_to on roll_over_moves (to_team_id, to_member_id);

alter table clubs
  add foreign key (id, safeguarding_account_id) references club_managers (club_id, account_id)
    on delete set null (safeguarding_account_id);
