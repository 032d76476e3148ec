-- A person brought teams and clubs along from a browser; what came of it can be taken back. Members
-- and guardians carry the import in their import_id.
create table browser_imports (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index browser_imports_account on browser_imports (account_id, created_at desc);

-- The key is the id in that browser: what is kept there for later is found again by it.
create table browser_import_teams (
  team_id uuid primary key references teams on delete cascade,
  import_id uuid not null references browser_imports on delete cascade,
  browser_key text not null
);
create index browser_import_teams_import on browser_import_teams (import_id);

create table browser_import_clubs (
  club_id uuid primary key references clubs on delete cascade,
  import_id uuid not null references browser_imports on delete cascade,
  browser_key text not null
);
create index browser_import_clubs_import on browser_import_clubs (import_id);
