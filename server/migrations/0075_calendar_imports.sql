-- What was last read at an address of the internet, once for all teams that follow it.
create table calendar_sources (
  address text primary key check (length(address) <= 2000),
  tried_at timestamptz not null,
  -- Null while it is being read, and after it could not be read.
  body bytea,
  problem text check (problem in ('bad_address', 'unreachable', 'too_large')),
  etag text,
  modified text
);

-- A calendar a team follows, or, without an address, the files it has read.
create table calendar_imports (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  address text check (length(address) <= 2000),
  name text not null check (name <> ''),
  event_type text check (event_type in ('practice', 'scrimmage', 'game', 'cup-game', 'exhibition-game', 'tryout', 'league-game')),
  added_by uuid references accounts on delete set null,
  added_at timestamptz not null,
  read_at timestamptz,
  next_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  problem text,
  stopped_at timestamptz,
  unique (team_id, id),
  unique nulls not distinct (team_id, address)
);
create index calendar_imports_due on calendar_imports (next_at) where stopped_at is null;
create index calendar_imports_adder on calendar_imports (added_by);

-- Which event of ours an entry of a calendar is. Without an event it was removed by hand and stays out;
-- once changed by hand it is followed no longer.
create table calendar_entries (
  team_id uuid not null,
  import_id uuid not null,
  entry_key text not null,
  event_id uuid,
  is_followed boolean not null default true,
  primary key (team_id, import_id, entry_key),
  foreign key (team_id, import_id) references calendar_imports (team_id, id) on delete cascade,
  foreign key (team_id, event_id) references events (team_id, id) on delete set null (event_id)
);
create unique index calendar_entries_event on calendar_entries (team_id, event_id) where event_id is not null;
