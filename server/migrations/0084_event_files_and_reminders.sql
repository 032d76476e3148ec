-- Files that go with an event; the dates of a series share them.
create table event_files (
  team_id uuid not null,
  event_id uuid not null,
  file_id uuid not null references files on delete cascade,
  position smallint not null,
  primary key (team_id, event_id, file_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index event_files_file on event_files (file_id);

-- When people are reminded of this event; without them the rules of the team hold.
alter table events
  add column silent_hours integer[],
  add column going_hours integer[],
  add column reminders_at timestamptz,
  add constraint events_reminders check ((silent_hours is null) = (going_hours is null));
