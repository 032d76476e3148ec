-- `version` counts the links; the address is derived from it and not stored. The row without a team is
-- the feed of all teams.
create table calendar_feeds (
  id uuid primary key,
  team_id uuid references teams on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  renewed_at timestamptz,
  excludes_declined boolean not null default false,
  version integer not null check (version >= 1),
  unique nulls not distinct (account_id, team_id)
);
create index calendar_feeds_team on calendar_feeds (team_id);

-- The last content of an external calendar, shared by all teams that follow it.
create table calendar_sources (
  address text primary key check (length(address) <= 2000),
  tried_at timestamptz not null,
  -- null while it is read, and after it could not be read
  body bytea,
  problem text check (problem in ('bad_address', 'unreachable', 'too_large')),
  etag text,
  modified text
);

-- A calendar that a team follows or, without an address, its imported files.
create table calendar_imports (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  address text check (length(address) <= 2000),
  name text not null check (name <> ''),
  event_type text
    check (event_type in ('practice', 'scrimmage', 'game', 'cup-game', 'exhibition-game', 'tryout',
      'league-game', 'tournament', 'meeting', 'other')),
  added_by uuid references accounts on delete set null,
  added_at timestamptz not null,
  read_at timestamptz,
  next_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  problem text,
  stopped_at timestamptz,
  primary key (team_id, id),
  unique nulls not distinct (team_id, address)
);
create index calendar_imports_due on calendar_imports (next_at) where stopped_at is null;
create index calendar_imports_adder on calendar_imports (added_by);

-- The event of an external entry, and what its calendar last said. Without an event it was removed by
-- hand and stays out.
create table calendar_entries (
  team_id uuid not null,
  import_id uuid not null,
  entry_key text not null,
  event_id uuid,
  uid text,
  -- when the series has it, and when that series starts
  original_at timestamptz,
  series_starts_at timestamptz,
  is_exception boolean not null default false,
  title text,
  place text,
  starts_at timestamptz,
  ends_at timestamptz,
  is_all_day boolean not null default false,
  is_cancelled boolean not null default false,
  -- cancelled by staff: the calendar no longer decides
  cancelled_here boolean not null default false,
  -- missing in a calendar that looked broken, or kept by staff without it
  missing_since timestamptz,
  is_kept boolean not null default false,
  primary key (team_id, import_id, entry_key),
  foreign key (team_id, import_id) references calendar_imports (team_id, id) on delete cascade,
  foreign key (team_id, event_id) references events (team_id, id) on delete set null (event_id)
);
create index calendar_entries_event on calendar_entries (team_id, event_id) where event_id is not null;

-- What an association's list calls the teams of a club; without a team it is none of the club's.
create table club_fixture_names (
  club_id uuid not null references clubs on delete cascade,
  name_key text not null check (name_key <> ''),
  placed_in uuid references teams on delete cascade,
  primary key (club_id, name_key)
);
create index club_fixture_names_team on club_fixture_names (placed_in) where placed_in is not null;

-- One list imported for all teams; can be undone for a while.
create table club_fixture_imports (
  club_id uuid not null references clubs on delete cascade,
  id uuid not null,
  file_name text not null,
  created_count integer not null check (created_count >= 0),
  changed_count integer not null check (changed_count >= 0),
  -- [{"teamId", "eventId", "key", "kind", "before"}]
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  created_by uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (club_id, id)
);

-- The event of a match in an association's list, and what the list last said. Without an event it was
-- removed by hand and stays out.
create table team_fixtures (
  team_id uuid not null references teams on delete cascade,
  fixture_key text not null check (fixture_key <> ''),
  event_id uuid,
  said jsonb not null check (jsonb_typeof(said) = 'object'),
  primary key (team_id, fixture_key),
  foreign key (team_id, event_id) references events (team_id, id) on delete set null (event_id)
);
create index team_fixtures_event on team_fixtures (team_id, event_id) where event_id is not null;

-- The plan of a club's season, until it is published.
create table season_plans (
  owner_id uuid primary key generated always as (coalesce(club_id, team_id)) stored,
  club_id uuid references clubs on delete cascade,
  team_id uuid references teams on delete cascade,
  starts_on date not null,
  ends_on date not null,
  region text check (region <> ''),
  -- [{"name", "from", "to"}]
  breaks jsonb not null check (jsonb_typeof(breaks) = 'array'),
  version integer not null check (version > 0),
  updated_by uuid not null,
  updated_at timestamptz not null,
  check ((club_id is null) <> (team_id is null)),
  check (starts_on < ends_on)
);
create index season_plans_club on season_plans (club_id) where club_id is not null;
create index season_plans_team on season_plans (team_id) where team_id is not null;

-- A training series or match as typed, so that nothing is lost before it can be read.
create table season_plan_rows (
  owner_id uuid not null references season_plans on delete cascade,
  id uuid not null,
  -- the team that the cells name, once it is known
  placed_in uuid references teams on delete cascade,
  position integer not null,
  cells jsonb not null check (jsonb_typeof(cells) = 'object'),
  version integer not null check (version > 0),
  updated_by uuid not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  -- the first event of a published row, which may be gone
  event_id uuid,
  primary key (owner_id, id)
);
create index season_plan_rows_team on season_plan_rows (placed_in) where placed_in is not null;

-- What one message about a season says, by team.
create table season_publications (
  owner_id uuid not null references season_plans on delete cascade,
  id uuid not null,
  -- [{"teamId", "eventId", "trainings": [{"weekdays", "from", "to", "venue"}], "matches"}]
  teams jsonb not null check (jsonb_typeof(teams) = 'array'),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (owner_id, id)
);
