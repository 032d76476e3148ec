-- A guardian asked to have a child erased; until the day others can stop it.
create table child_erasures (
  team_id uuid not null,
  member_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  stopped_by uuid,
  stopped_at timestamptz,
  primary key (team_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  check ((stopped_by is null) = (stopped_at is null))
);
create index child_erasures_due on child_erasures (due_at) where stopped_at is null;
