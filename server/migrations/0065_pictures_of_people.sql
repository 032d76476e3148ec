-- How it was made sure that a guardian is one, at the time of the answer; null for adults themselves.
alter table consents add column verified_how text check (verified_how in ('email', 'staff', 'demo'));

-- A season about which the guardians were asked for pictures: they are told once.
create table picture_questions (
  team_id uuid not null,
  member_id uuid not null,
  season_id uuid not null,
  asked_at timestamptz not null,
  primary key (team_id, member_id, season_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  foreign key (team_id, season_id) references seasons (team_id, id) on delete cascade
);

-- Somebody who must never be shown, by order of a court for example: known to whoever says so, and to
-- the safeguarding person of the club. Without a reason: that is nobody else's business.
create table never_shown (
  team_id uuid not null,
  member_id uuid not null,
  set_by uuid not null references accounts on delete cascade,
  set_at timestamptz not null,
  primary key (team_id, member_id, set_by),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index never_shown_account on never_shown (set_by);

-- One of the club's managers; with the role the task goes.
alter table clubs
  add column safeguarding_account_id uuid,
  add foreign key (id, safeguarding_account_id) references club_managers (club_id, account_id)
    on delete set null (safeguarding_account_id);
