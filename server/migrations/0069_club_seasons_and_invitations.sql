-- A season given to all teams of a club at once is one thing, and is taken back as one.
create table club_seasons (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  name text not null check (name <> ''),
  starts_on date not null,
  ends_on date not null,
  team_count integer not null check (team_count > 0),
  made_by uuid not null,
  made_at timestamptz not null,
  undone_at timestamptz,
  unique (club_id, id)
);
create index club_seasons_club on club_seasons (club_id, made_at desc, id);
alter table seasons add column club_season_id uuid references club_seasons on delete set null;
create index seasons_club_season on seasons (club_season_id) where club_season_id is not null;

-- Somebody is asked by e-mail to manage a club: a personal link, used once.
create table club_invitations (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  email text not null,
  token_hash text not null unique,
  invited_by uuid not null,
  mail_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references accounts on delete set null,
  revoked_at timestamptz,
  unique (club_id, id)
);
create index club_invitations_club on club_invitations (club_id, created_at desc, id);
create unique index club_invitations_one_open on club_invitations (club_id, lower(email))
  where accepted_at is null and revoked_at is null;
create index club_invitations_accepted_by on club_invitations (accepted_by)
  where accepted_by is not null;
