-- A change people haven't heard of yet: what they were last told, and when they hear the rest.
create table pending_changes (
  team_id uuid not null,
  event_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text,
  is_cancelled boolean not null,
  -- Null for a followed calendar: then nobody knows already.
  actor_id uuid,
  changed_at timestamptz not null,
  due_at timestamptz not null,
  primary key (team_id, event_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index pending_changes_due on pending_changes (due_at);

-- When the change was made that people were told of last.
alter table events add column announced_change_at timestamptz;

-- Who has opened an event since; of an event that never changed nothing is kept.
alter table cancellation_sightings rename to event_sightings;
alter index cancellation_sightings_account rename to event_sightings_account;
alter table event_sightings rename constraint cancellation_sightings_pkey to event_sightings_pkey;

-- What a letter about a change compares.
alter table notification_letters add column change jsonb check (jsonb_typeof(change) = 'object');

-- The day, time and place an answer was given to: moved, it counts and asks for a tap.
alter table answers
  add column for_starts_at timestamptz,
  add column for_ends_at timestamptz,
  add column for_place text,
  -- A "yes" taken back after the deadline.
  add column is_late boolean not null default false;
alter table moved_answers
  add column for_starts_at timestamptz,
  add column for_ends_at timestamptz,
  add column for_place text,
  add column comment text,
  add column answered_by uuid,
  add column answered_at timestamptz,
  add column waiting_order bigint;
alter table answer_history add column is_late boolean not null default false;
