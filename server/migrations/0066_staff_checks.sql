-- A club may want a background check of everybody who runs its teams; off until a manager says so.
alter table clubs
  add column checks_wanted_since timestamptz,
  add column checks_wanted_by uuid;

-- Of a check only its state, its day and its end; never the paper, never what stands in it.
create table staff_checks (
  club_id uuid not null references clubs on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  state text not null check (state in ('passed', 'not_passed')),
  checked_on date not null,
  ends_on date not null check (ends_on > checked_on),
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  -- the reminders that were sent, and the night in which it ended
  reminded_60_at timestamptz,
  reminded_14_at timestamptz,
  ended_at timestamptz,
  primary key (club_id, account_id)
);
create index staff_checks_account on staff_checks (account_id);
create index staff_checks_open on staff_checks (ends_on) where ended_at is null;

-- Who ended a guardian's access and why; the reason is for admins alone.
alter table guardianships
  add column blocked_by uuid,
  add column blocked_reason text check (length(blocked_reason) between 1 and 500);

-- A young person takes over: when they and their guardians were told, and from which day it counts.
create table comings_of_age (
  team_id uuid not null,
  member_id uuid not null,
  told_at timestamptz not null,
  takes_over_on date not null,
  took_over_at timestamptz,
  primary key (team_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index comings_of_age_open on comings_of_age (takes_over_on) where took_over_at is null;
