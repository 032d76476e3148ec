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
  -- its own host name in ASCII; several may claim one, the CNAME record decides
  host text check (host = lower(host) and length(host) between 4 and 253),
  -- below the operator's name: what the CNAME record has to lead to, new for each claim
  host_label text unique check (host_label ~ '^[a-z0-9]{16}$'),
  host_claimed_at timestamptz,
  -- when the record was found first; the site is served there until it fails for long
  host_confirmed_at timestamptz,
  -- when DNS last gave an answer
  host_answered_at timestamptz,
  host_checked_at timestamptz,
  -- what the last check found instead of the record
  host_problem text check (host_problem in ('missing', 'elsewhere', 'bare', 'unreachable')),
  -- since when a confirmed host has lacked its record, or DNS has given no answer for a day
  host_failing_since timestamptz,
  host_warned_at timestamptz,
  check (num_nonnulls(club_id, team_id) = 1 and id = coalesce(club_id, team_id)),
  check (num_nonnulls(host, host_label, host_claimed_at) in (0, 3)),
  check (host is not null or num_nonnulls(host_confirmed_at, host_answered_at, host_checked_at, host_problem, host_warned_at) = 0),
  check (host_confirmed_at is not null or host_failing_since is null)
);
create index websites_former_slugs on websites using gin (former_slugs);
create unique index websites_host on websites (host) where host_confirmed_at is not null;
create index websites_host_due on websites (host_checked_at) where host is not null;
