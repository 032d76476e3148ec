-- The public website of a club, or of a team without one.
create table websites (
  -- the club or the team
  id uuid primary key,
  club_id uuid unique references clubs on delete cascade,
  team_id uuid unique references teams on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- still lead here, newest first
  former_slugs text[] not null default '{}' check (cardinality(former_slugs) <= 3),
  is_published boolean not null,
  -- what it shows (contract/src/websites/shapes.ts)
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  check (num_nonnulls(club_id, team_id) = 1 and id = coalesce(club_id, team_id))
);
create index websites_former_slugs on websites using gin (former_slugs);
