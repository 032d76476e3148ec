-- When a team reminds its people; without a row the product's own rules hold.
create table team_reminders (
  team_id uuid primary key references teams on delete cascade,
  silent_hours integer[] not null,
  going_hours integer[] not null,
  changed_at timestamptz not null
);

-- When day, time or place became what they are: what would have been due before is no news.
alter table events add column timed_at timestamptz;

-- What has become of a reminder of one start of an event, whichever process was first.
create table event_reminders (
  team_id uuid not null,
  event_id uuid not null,
  rule text not null check (rule <> ''),
  starts_at timestamptz not null,
  state text not null check (state in ('sent', 'dropped', 'skipped')),
  settled_at timestamptz not null,
  primary key (team_id, event_id, rule, starts_at),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);

-- Every minute the job asks for what is near, of all teams.
create index events_coming on events (starts_at) where cancelled_at is null;
create index events_deadlines on events (answer_until)
  where cancelled_at is null and answer_until is not null;
