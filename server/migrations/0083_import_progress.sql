-- How far an import under way is: its own transaction shows nothing before it ends. Lost in a crash,
-- like the import. No key to teams, for the import holds that row.
create unlogged table import_progress (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  team_id uuid not null,
  done integer not null check (done >= 0),
  total integer not null check (total >= done),
  updated_at timestamptz not null
);
create index import_progress_account on import_progress (account_id);
