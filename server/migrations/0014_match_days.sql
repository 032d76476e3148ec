-- Created when there is something to store.
create table match_days (
  team_id uuid not null,
  event_id uuid not null,
  -- enters events beside the staff
  scorer_id uuid,
  -- null: the default of the sport
  period_count integer check (period_count > 0),
  period_minutes integer check (period_minutes > 0),
  settings_version integer not null default 0,
  -- for matches outside a league
  outcome jsonb,
  result_version integer not null default 0,
  -- when the final result was first known: voting opens
  ended_at timestamptz,
  report text check (report <> ''),
  report_by uuid,
  report_version integer not null default 0,
  primary key (team_id, event_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, scorer_id) references members (team_id, id) on delete set null (scorer_id),
  check (period_count is not null or period_minutes is null)
);
create index match_days_scorer on match_days (team_id, scorer_id);

create table line_ups (
  team_id uuid not null,
  event_id uuid not null,
  formation text check (formation <> ''),
  -- when the team can see it
  published_at timestamptz,
  saved_by uuid not null,
  saved_at timestamptz not null,
  version integer not null,
  primary key (team_id, event_id),
  foreign key (team_id, event_id) references match_days (team_id, event_id) on delete cascade
);

create table line_up_players (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  roster_team_id uuid not null,
  -- on the pitch, counted from 0; null on the bench
  place integer check (place >= 0),
  shirt_number text check (shirt_number ~ '^\d{1,3}$'),
  is_captain boolean not null,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references line_ups (team_id, event_id) on delete cascade,
  foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade
);
create unique index line_up_players_place on line_up_players (team_id, event_id, place)
  where place is not null;
create unique index line_up_players_captain on line_up_players (team_id, event_id) where is_captain;
create index line_up_players_roster on line_up_players (roster_team_id, member_id);

-- Starts and stops of the clock; minutes are derived from them. Ids are chosen by the client.
create table match_clock_marks (
  team_id uuid not null,
  event_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('start', 'stop')),
  period integer not null check (period > 0),
  at timestamptz not null,
  noted_by uuid not null,
  noted_at timestamptz not null,
  removed_by uuid,
  removed_at timestamptz,
  primary key (team_id, event_id, id),
  foreign key (team_id, event_id) references match_days (team_id, event_id) on delete cascade,
  check ((removed_by is null) = (removed_at is null))
);

-- Removed events stay, so that a late repetition does not add them again.
create table match_events (
  team_id uuid not null,
  event_id uuid not null,
  id uuid not null,
  kind text not null check (kind <> ''),
  side text not null check (side in ('own', 'opponent')),
  member_id uuid,
  member_team_id uuid,
  partner_id uuid,
  partner_team_id uuid,
  period integer check (period > 0),
  second integer check (second >= 0),
  noted_by uuid not null,
  noted_at timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  primary key (team_id, event_id, id),
  foreign key (team_id, event_id) references match_days (team_id, event_id) on delete cascade,
  foreign key (member_team_id, member_id)
    references members (team_id, id) on delete set null (member_team_id, member_id),
  foreign key (partner_team_id, partner_id)
    references members (team_id, id) on delete set null (partner_team_id, partner_id),
  check ((member_id is null) = (member_team_id is null)),
  check ((partner_id is null) = (partner_team_id is null))
);
create index match_events_member on match_events (member_team_id, member_id);
create index match_events_partner on match_events (partner_team_id, partner_id);

create table match_event_changes (
  team_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  match_event_id uuid not null,
  what text not null check (what in ('corrected', 'taken_back')),
  before jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (team_id, id),
  foreign key (team_id, event_id, match_event_id)
    references match_events (team_id, event_id, id) on delete cascade
);
create index match_event_changes_event on match_event_changes (team_id, event_id, changed_at);

-- Votes for the player of the match are anonymous to readers.
create table match_votes (
  team_id uuid not null,
  event_id uuid not null,
  voter_id uuid not null,
  voter_team_id uuid not null,
  choice_id uuid not null,
  choice_team_id uuid not null,
  voted_at timestamptz not null,
  primary key (team_id, event_id, voter_id),
  foreign key (team_id, event_id) references match_days (team_id, event_id) on delete cascade,
  foreign key (voter_team_id, voter_id) references members (team_id, id) on delete cascade,
  foreign key (choice_team_id, choice_id) references members (team_id, id) on delete cascade,
  check (choice_id <> voter_id)
);
create index match_votes_voter on match_votes (voter_team_id, voter_id);
create index match_votes_choice on match_votes (choice_team_id, choice_id);

alter table match_changes
  add foreign key (team_id, event_id) references match_days (team_id, event_id) on delete cascade;
