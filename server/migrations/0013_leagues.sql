create table leagues (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  season_id uuid,
  name text not null check (name <> ''),
  sport text not null check (sport <> ''),
  format text,
  rules jsonb not null,
  venue_id uuid,
  address text,
  -- how our own matches invite
  invitation_type text not null check (invitation_type in ('automatic', 'manual')),
  days_before integer not null check (days_before between 0 and 60),
  hours_before integer not null check (hours_before between 0 and 23),
  auto_reminder boolean not null,
  first_come_first_served boolean not null,
  places integer check (places > 0),
  attendance_visibility text not null check (attendance_visibility in ('everyone', 'staff')),
  -- closed, by the secret link of this number, or open
  public_page text not null default 'closed' check (public_page in ('closed', 'secret', 'open')),
  public_number integer not null default 1,
  public_slug text check (public_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (team_id, id),
  foreign key (team_id, season_id) references seasons (team_id, id) on delete set null (season_id),
  foreign key (team_id, venue_id) references venues (team_id, id) on delete set null (venue_id),
  check ((public_page = 'open') = (public_slug is not null))
);
create index leagues_season on leagues (team_id, season_id);
create unique index leagues_slug on leagues (public_slug) where public_slug is not null;

create table league_teams (
  team_id uuid not null,
  id uuid not null,
  league_id uuid not null,
  name text not null check (name <> ''),
  short_name text,
  is_ours boolean not null,
  opponent_id uuid,
  logo_file_id uuid,
  is_struck_out boolean not null default false,
  struck_out_from date,
  struck_out_matches text check (struck_out_matches in ('annulled', 'counted')),
  fair_play double precision,
  number integer check (number > 0),
  version integer not null default 1,
  primary key (team_id, id),
  unique (team_id, league_id, id),
  foreign key (team_id, logo_file_id) references files (team_id, id) on delete set null (logo_file_id),
  foreign key (team_id, league_id) references leagues (team_id, id) on delete cascade,
  foreign key (team_id, opponent_id) references opponents (team_id, id) on delete set null (opponent_id),
  check (is_struck_out = (struck_out_matches is not null))
);
create unique index league_teams_ours on league_teams (team_id, league_id) where is_ours;
create index league_teams_opponent on league_teams (team_id, opponent_id);
create index league_teams_logo on league_teams (logo_file_id) where logo_file_id is not null;

-- A part of the season with its own table, or a knock-out.
create table league_stages (
  team_id uuid not null,
  id uuid not null,
  league_id uuid not null,
  number integer not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('table', 'knock_out')),
  has_all_teams boolean not null,
  carry_stage_id uuid,
  carry_points text check (carry_points in ('all', 'halved_down', 'halved_up', 'halved', 'none')),
  carry_matches text check (carry_matches in ('all', 'between_teams_of_the_stage')),
  carry_record text check (carry_record in ('kept', 'fresh')),
  rules jsonb,
  primary key (team_id, id),
  unique (team_id, league_id, id),
  foreign key (team_id, league_id) references leagues (team_id, id) on delete cascade,
  foreign key (team_id, league_id, carry_stage_id)
    references league_stages (team_id, league_id, id) on delete set null (carry_stage_id)
    deferrable initially deferred,
  check (rules is null or kind = 'table')
);
create index league_stages_carry on league_stages (team_id, league_id, carry_stage_id);

create table league_stage_teams (
  team_id uuid not null,
  stage_id uuid not null,
  league_team_id uuid not null,
  league_id uuid not null,
  primary key (team_id, stage_id, league_team_id),
  foreign key (team_id, league_id, stage_id)
    references league_stages (team_id, league_id, id) on delete cascade,
  foreign key (team_id, league_id, league_team_id)
    references league_teams (team_id, league_id, id) on delete cascade
);
create index league_stage_teams_team on league_stage_teams (team_id, league_id, league_team_id);

-- The plan of a knock-out; later pairings follow from it and the results.
create table league_knockouts (
  team_id uuid not null,
  stage_id uuid not null,
  league_id uuid not null,
  third_place text not null check (third_place in ('played', 'not_played')),
  legs integer not null check (legs between 1 and 2),
  away_goals text not null check (away_goals in ('count', 'do_not_count')),
  -- date of each round, where known
  days jsonb not null,
  primary key (team_id, stage_id),
  foreign key (team_id, league_id, stage_id)
    references league_stages (team_id, league_id, id) on delete cascade
);
create index league_knockouts_stage on league_knockouts (team_id, league_id, stage_id);

-- The participants, best first.
create table league_seeds (
  team_id uuid not null,
  stage_id uuid not null,
  place integer not null check (place > 0),
  league_id uuid not null,
  league_team_id uuid not null,
  primary key (team_id, stage_id, place),
  unique (team_id, stage_id, league_team_id),
  foreign key (team_id, stage_id) references league_knockouts (team_id, stage_id) on delete cascade,
  foreign key (team_id, league_id, league_team_id)
    references league_teams (team_id, league_id, id) on delete cascade
);
create index league_seeds_team on league_seeds (team_id, league_id, league_team_id);

-- With an event, its day, time and place are those of the event.
create table league_matches (
  team_id uuid not null,
  id uuid not null,
  league_id uuid not null,
  round integer check (round > 0),
  stage_id uuid,
  home_id uuid not null,
  away_id uuid not null,
  date date,
  time time(0),
  is_neutral boolean not null,
  venue_id uuid,
  venue text,
  outcome jsonb not null,
  note text,
  event_id uuid,
  tie text,
  version integer not null default 1,
  primary key (team_id, id),
  foreign key (team_id, league_id) references leagues (team_id, id) on delete cascade,
  foreign key (team_id, league_id, stage_id)
    references league_stages (team_id, league_id, id) on delete set null (stage_id),
  foreign key (team_id, league_id, home_id) references league_teams (team_id, league_id, id) on delete cascade,
  foreign key (team_id, league_id, away_id) references league_teams (team_id, league_id, id) on delete cascade,
  foreign key (team_id, venue_id) references venues (team_id, id) on delete set null (venue_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete set null (event_id),
  check (away_id <> home_id)
);
create index league_matches_league on league_matches (team_id, league_id, id);
create index league_matches_home on league_matches (team_id, league_id, home_id);
create index league_matches_away on league_matches (team_id, league_id, away_id);
create unique index league_matches_event on league_matches (team_id, event_id) where event_id is not null;

-- Points deducted or added by a decision, between these days.
create table league_adjustments (
  team_id uuid not null,
  id uuid not null,
  league_id uuid not null,
  league_team_id uuid not null,
  stage_id uuid,
  points double precision not null,
  reason text not null check (reason <> ''),
  valid_from date,
  valid_until date,
  version integer not null default 1,
  primary key (team_id, id),
  foreign key (team_id, league_id, league_team_id)
    references league_teams (team_id, league_id, id) on delete cascade,
  foreign key (team_id, league_id, stage_id)
    references league_stages (team_id, league_id, id) on delete set null (stage_id),
  check (valid_until >= valid_from)
);
create index league_adjustments_team on league_adjustments (team_id, league_id, league_team_id);

-- Each drawing of lots, in the order drawn.
create table league_lots (
  team_id uuid not null,
  league_id uuid not null,
  drawing integer not null,
  place integer not null,
  league_team_id uuid not null,
  primary key (team_id, league_id, drawing, place),
  unique (team_id, league_id, drawing, league_team_id),
  foreign key (team_id, league_id, league_team_id)
    references league_teams (team_id, league_id, id) on delete cascade
);

-- Results pasted at once; can be undone for a month.
create table league_imports (
  team_id uuid not null,
  id uuid not null,
  league_id uuid not null,
  added integer not null,
  changed integer not null,
  new_team_ids uuid[] not null,
  imported_by uuid not null,
  imported_at timestamptz not null,
  undone_at timestamptz,
  primary key (team_id, id),
  foreign key (team_id, league_id) references leagues (team_id, id) on delete cascade
);
create index league_imports_league on league_imports (team_id, league_id);

-- The opponent confirms the sheet through a signed link with this number.
create table match_sheets (
  team_id uuid not null,
  match_id uuid not null,
  number integer not null,
  sent_to text,
  sent_by uuid not null,
  sent_at timestamptz not null,
  ends_at timestamptz not null,
  confirmed_by text,
  confirmed_at timestamptz,
  -- the version of the match that was confirmed
  confirmed_version integer,
  -- the opponent's newest change that is not decided yet
  proposal_id uuid,
  proposed_by text,
  proposed_date date,
  proposed_time time(0),
  proposed_venue text,
  proposed_outcome jsonb,
  proposed_words text,
  proposed_at timestamptz,
  primary key (team_id, match_id),
  foreign key (team_id, match_id) references league_matches (team_id, id) on delete cascade,
  check ((proposal_id is null) = (proposed_at is null)),
  check ((confirmed_at is null) = (confirmed_version is null))
);

-- The history of a match.
create table match_changes (
  team_id uuid not null,
  id uuid not null,
  match_id uuid,
  -- for matches outside a league
  event_id uuid,
  what text not null check (what in ('written', 'confirmed')),
  -- null for a new match
  before jsonb,
  after jsonb,
  import_id uuid,
  changed_by uuid,
  confirmed_by text,
  changed_at timestamptz not null,
  primary key (team_id, id),
  foreign key (team_id, match_id) references league_matches (team_id, id) on delete cascade,
  foreign key (team_id, import_id) references league_imports (team_id, id) on delete set null (import_id),
  check (num_nonnulls(match_id, event_id) = 1),
  check (num_nonnulls(changed_by, confirmed_by) = 1),
  check ((what = 'written') = (after is not null))
);
create index match_changes_match on match_changes (team_id, match_id, id);
create index match_changes_event on match_changes (team_id, event_id, id);
create index match_changes_import on match_changes (team_id, import_id) where import_id is not null;
