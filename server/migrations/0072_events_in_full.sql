-- What was changed for one date of a series alone: it stays when the others change.
alter table events
  add column own_fields text[] not null default '{}',
  add column reminded_at timestamptz,
  add column reminded_by uuid;

-- Who had answered before day, time or place moved, and what: they are asked again.
create table moved_answers (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  answer text not null check (answer in ('going', 'maybe', 'not_going')),
  moved_at timestamptz not null,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index moved_answers_edit on moved_answers (team_id, moved_at);
create index moved_answers_member on moved_answers (team_id, member_id);

-- Who has opened the page of a cancelled event; of each cancellation once.
create table cancellation_sightings (
  team_id uuid not null,
  event_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (team_id, event_id, account_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index cancellation_sightings_account on cancellation_sightings (account_id);

-- What people write to each other below an event. Who goes takes their words along.
create table event_comments (
  id uuid primary key,
  team_id uuid not null,
  event_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  words text not null check (words <> '' and length(words) <= 1000),
  written_at timestamptz not null,
  unique (team_id, id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index event_comments_thread on event_comments (team_id, event_id, id);
create index event_comments_account on event_comments (account_id);
