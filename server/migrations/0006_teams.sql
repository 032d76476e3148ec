create table teams (
  id uuid primary key,
  club_id uuid references clubs on delete cascade,
  name text not null check (name <> ''),
  sport text not null check (sport <> ''),
  gender text check (gender in ('men', 'women', 'mixed')),
  age_group text,
  -- for a club's youth director, as isForMinors of the domain; null where no age can be read
  is_youth boolean generated always as (case
    when age_group ~* '^\s*(u|sub|under)[\s-]*\d{1,2}\s*$'
      or age_group ~* '^\s*(u\d{1,2}\s*[-–]\s*u?|\d{1,2}\s*[-–]\s*u)\d{1,2}\s*$'
      then substring(age_group from '(\d{1,2})\D*$')::integer <= 19
    when age_group ~* '^\s*(\d{1,2}\s*[-–]\s*\d{1,2}|\d{1,2}[\s-]*(and[\s-])?under)\s*$'
      then substring(age_group from '(\d{1,2})\D*$')::integer <= 18
    when age_group ~* '^\s*((ü|ue|o|over|\+)[\s-]*\d{2}|\d{2}\s*(\+|[\s-]plus))\s*$'
      or age_group ~* '^\s*(senior|sénior|adult|veteran|vétéran|erwachsen)' then false
  end) stored,
  team_type text,
  format text,
  formation text,
  phone text,
  email text,
  address text,
  color text not null default '#14532d',
  notes text,
  motto text,
  foundation_year integer check (foundation_year between 1800 and 2100),
  logo_file_id uuid,
  cover_file_id uuid,
  country text not null default 'ES' check (country ~ '^[A-Z]{2}$'),
  time_zone text not null default 'Europe/Madrid',
  language text not null default 'en' check (language in ('en', 'fr', 'de', 'es')),
  join_code text not null check (join_code ~ '^[A-Z0-9]{6}$') unique,
  join_secret text not null check (length(join_secret) >= 22) unique,
  join_approval boolean not null default true,
  settings_completed_at timestamptz,
  is_demo boolean not null default false,
  -- by an operator, for a team without a club
  suspended_at timestamptz,
  -- as those of a club, for a team without one
  limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object'),
  -- Features that the operator has turned on or off for it.
  features jsonb not null default '{}' check (jsonb_typeof(features) = 'object'),
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  foreign key (id, logo_file_id) references files (team_id, id) on delete set null (logo_file_id),
  foreign key (id, cover_file_id) references files (team_id, id) on delete set null (cover_file_id)
);
create index teams_club on teams (club_id) where club_id is not null;
-- What operators list and search, among a million.
create index teams_created on teams (created_at desc, id desc);
create index teams_search on teams using gin (search_words(name));
create index teams_logo on teams (logo_file_id) where logo_file_id is not null;
create index teams_cover on teams (cover_file_id) where cover_file_id is not null;
create index teams_deleted on teams (deleted_at) where deleted_at is not null;

create table team_mutes (
  team_id uuid not null references teams on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (team_id, account_id)
);
create index team_mutes_account on team_mutes (account_id);

create table seasons (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  starts_on date not null,
  ends_on date not null,
  club_season_id uuid references club_seasons on delete set null,
  created_at timestamptz not null default now(),
  primary key (team_id, id),
  unique (team_id, name),
  check (starts_on < ends_on)
);
create index seasons_team on seasons (team_id, starts_on);
create index seasons_club_season on seasons (club_season_id) where club_season_id is not null;

create table venues (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  address text,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  primary key (team_id, id)
);
create index venues_team on venues (team_id, name, id);

create table opponents (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  nickname text,
  email text,
  phone text,
  logo_file_id uuid,
  created_at timestamptz not null default now(),
  primary key (team_id, id),
  foreign key (team_id, logo_file_id) references files (team_id, id) on delete set null (logo_file_id)
);
create index opponents_logo on opponents (logo_file_id) where logo_file_id is not null;
create index opponents_team on opponents (team_id, name, id);

create table tasks (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  description text,
  icon text,
  preset text,
  position integer not null default 0,
  assignee_id uuid,
  -- a retired task is no longer offered, but stays where it was done
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (team_id, id)
);
create index tasks_team on tasks (team_id, position);
create index tasks_assignee on tasks (team_id, assignee_id) where assignee_id is not null;

-- Without a row the default reminders apply.
create table team_reminders (
  team_id uuid primary key references teams on delete cascade,
  silent_hours integer[] not null,
  going_hours integer[] not null,
  changed_at timestamptz not null
);

-- The teams that find a document of their club.
create table club_document_teams (
  team_id uuid not null references teams on delete cascade,
  document_id uuid not null,
  club_id uuid not null,
  primary key (team_id, document_id),
  foreign key (club_id, document_id) references club_documents (club_id, id) on delete cascade
);
create index club_document_teams_document on club_document_teams (club_id, document_id);
