-- Who attended, marked by staff.
create table attendance_marks (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  mark text not null check (mark in ('present', 'late', 'absent', 'injured')),
  marked_by uuid not null,
  marked_at timestamptz not null default now(),
  note text check (note <> ''),
  guest_team_id uuid,
  roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade
);
create index attendance_marks_roster on attendance_marks (roster_team_id, member_id);

-- Who does a task at one event; it can be offered to others.
create table task_assignments (
  team_id uuid not null,
  event_id uuid not null,
  task_id uuid not null,
  member_id uuid not null,
  assigned_by uuid not null,
  assigned_at timestamptz not null,
  offered_at timestamptz,
  primary key (team_id, event_id, task_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, task_id) references tasks (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index task_assignments_task on task_assignments (team_id, task_id);
create index task_assignments_member on task_assignments (team_id, member_id);

-- Events with a minimum are looked at early enough to invite guests, then daily until staff is warned;
-- again after they move.
create table attendance_forecasts (
  team_id uuid not null,
  event_id uuid not null,
  for_starts_at timestamptz not null,
  made_at timestamptz not null,
  warned_at timestamptz,
  primary key (team_id, event_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
