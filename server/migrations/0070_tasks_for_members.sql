-- Who does a task of the team, until somebody else does. A member who goes leaves it open.
alter table tasks add column assignee_id uuid;
alter table tasks add foreign key (team_id, assignee_id)
  references members (team_id, id) on delete set null (assignee_id);
create index tasks_assignee on tasks (team_id, assignee_id) where assignee_id is not null;
