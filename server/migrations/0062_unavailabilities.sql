-- Days on which a member is away. They answer "not going" for the person, until the person answers.
create table unavailabilities (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  member_id uuid not null,
  first_day date not null,
  last_day date not null,
  reason text check (reason in ('holiday', 'injury', 'school_or_work', 'other')),
  note text,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (team_id, id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  check (first_day <= last_day)
);
create index unavailabilities_member on unavailabilities (team_id, member_id, last_day);
create index unavailabilities_days on unavailabilities (team_id, last_day);

-- Set while an answer stands only because the person is away; the person's own word empties it.
alter table answers add column unavailability_id uuid;
alter table answers add foreign key (team_id, unavailability_id)
  references unavailabilities (team_id, id) on delete set null (unavailability_id);
create index answers_unavailability on answers (team_id, unavailability_id)
  where unavailability_id is not null;
