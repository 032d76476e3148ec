-- Who does a task of the team at one event. Whoever cannot offers it, until somebody takes it over.
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
