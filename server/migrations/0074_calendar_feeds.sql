-- How often a person has made a new link of a feed: all teams, or one. The address itself is derived
-- from it and stands nowhere.
create table calendar_feeds (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  team_id uuid references teams on delete cascade,
  version integer not null check (version > 1),
  renewed_at timestamptz not null,
  unique nulls not distinct (account_id, team_id)
);
create index calendar_feeds_team on calendar_feeds (team_id);
