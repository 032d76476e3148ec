-- A club moved members to the teams of their age for a new season; for a while it can be taken back.
create table roll_overs (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  cut_off date not null,
  moved_count integer not null check (moved_count > 0),
  made_by uuid not null,
  made_at timestamptz not null,
  undone_at timestamptz,
  unique (club_id, id)
);
create index roll_overs_club on roll_overs (club_id, made_at desc, id);

-- One person: the row that went into the archive and the row that took its place.
create table roll_over_moves (
  club_id uuid not null,
  roll_over_id uuid not null,
  from_team_id uuid not null,
  from_member_id uuid not null,
  to_team_id uuid not null,
  to_member_id uuid not null,
  primary key (club_id, roll_over_id, from_member_id),
  foreign key (club_id, roll_over_id) references roll_overs (club_id, id) on delete cascade,
  foreign key (from_team_id, from_member_id) references members (team_id, id) on delete cascade,
  foreign key (to_team_id, to_member_id) references members (team_id, id) on delete cascade
);
create index roll_over_moves_from on roll_over_moves (from_team_id, from_member_id);
create index roll_over_moves_to on roll_over_moves (to_team_id, to_member_id);
