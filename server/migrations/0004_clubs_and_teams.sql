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
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid
);

create table club_managers (
  club_id uuid not null references clubs on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  made_by uuid,
  created_at timestamptz not null default now(),
  primary key (club_id, account_id)
);
create index club_managers_account on club_managers (account_id, club_id);

create table teams (
  id uuid primary key,
  club_id uuid references clubs on delete cascade,
  name text not null check (name <> ''),
  sport text not null check (sport <> ''),
  gender text check (gender in ('men', 'women', 'mixed')),
  age_group text,
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
  logo_file_id uuid references files on delete set null,
  cover_file_id uuid references files on delete set null,
  country text not null default 'ES' check (country ~ '^[A-Z]{2}$'),
  time_zone text not null default 'Europe/Madrid',
  language text not null default 'en' check (language in ('en', 'fr', 'de', 'es')),
  join_code text not null unique check (join_code ~ '^[A-Z0-9]{6}$'),
  join_secret text not null unique check (length(join_secret) >= 22),
  join_approval boolean not null default true,
  settings_completed_at timestamptz,
  is_demo boolean not null default false,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid
);
create index teams_club on teams (club_id) where club_id is not null;

create table team_mutes (
  team_id uuid not null references teams on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (team_id, account_id)
);
create index team_mutes_account on team_mutes (account_id);

create table seasons (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  name text not null check (name <> ''),
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null default now(),
  unique (team_id, id),
  unique (team_id, name),
  check (starts_on < ends_on)
);
create index seasons_team on seasons (team_id, starts_on);

create table venues (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  name text not null check (name <> ''),
  address text,
  latitude double precision,
  longitude double precision,
  created_at timestamptz not null default now(),
  unique (team_id, id)
);

create table opponents (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  name text not null check (name <> ''),
  nickname text,
  email text,
  phone text,
  logo_file_id uuid references files on delete set null,
  created_at timestamptz not null default now(),
  unique (team_id, id)
);

create table tasks (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  name text not null check (name <> ''),
  description text,
  icon text,
  preset text,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  unique (team_id, id)
);
create index tasks_team on tasks (team_id, position);
