-- A league as a team keeps it: its teams, every match between them, and what its table is made of.
create table leagues (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  season_id uuid,
  name text not null check (name <> ''),
  sport text not null check (sport <> ''),
  format text,
  rules jsonb not null,
  venue_id uuid,
  address text,
  -- how our own matches ask their people
  invitation_type text not null check (invitation_type in ('automatic', 'manual')),
  days_before integer not null check (days_before between 0 and 60),
  hours_before integer not null check (hours_before between 0 and 23),
  auto_reminder boolean not null,
  first_come_first_served boolean not null,
  places integer check (places > 0),
  attendance_visibility text not null check (attendance_visibility in ('everyone', 'staff')),
  -- the public page: nobody's, of those with the secret link of this number, or of everybody
  public_page text not null default 'closed' check (public_page in ('closed', 'secret', 'open')),
  public_number integer not null default 1,
  public_slug text check (public_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  unique (team_id, id),
  foreign key (team_id, season_id) references seasons (team_id, id) on delete set null (season_id),
  foreign key (team_id, venue_id) references venues (team_id, id) on delete set null (venue_id),
  check ((public_page = 'open') = (public_slug is not null))
);
create index leagues_season on leagues (team_id, season_id);
-- Names of open pages are told on posters: one name, one page, in the whole installation.
create unique index leagues_slug on leagues (public_slug) where public_slug is not null;

-- A part of the season with a table of its own, or a knock-out, which has none.
create table league_stages (
  id uuid primary key,
  team_id uuid not null,
  league_id uuid not null,
  number integer not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('table', 'knock_out')),
  has_all_teams boolean not null,
  carry_stage_id uuid,
  carry_points text check (carry_points in ('all', 'halved_down', 'halved_up', 'halved', 'none')),
  carry_matches text check (carry_matches in ('all', 'between_teams_of_the_stage')),
  carry_record text check (carry_record in ('kept', 'fresh')),
  unique (team_id, league_id, id),
  foreign key (team_id, league_id) references leagues (team_id, id) on delete cascade,
  foreign key (team_id, league_id, carry_stage_id) references league_stages (team_id, league_id, id)
    on delete set null (carry_stage_id) deferrable initially deferred
);
create index league_stages_carry on league_stages (team_id, league_id, carry_stage_id);

create table league_teams (
  id uuid primary key,
  team_id uuid not null,
  league_id uuid not null,
  name text not null check (name <> ''),
  short_name text,
  is_ours boolean not null,
  opponent_id uuid,
  logo_file_id uuid references files on delete set null,
  is_struck_out boolean not null default false,
  struck_out_from date,
  struck_out_matches text check (struck_out_matches in ('annulled', 'counted')),
  fair_play double precision,
  unique (team_id, league_id, id),
  foreign key (team_id, league_id) references leagues (team_id, id) on delete cascade,
  foreign key (team_id, opponent_id) references opponents (team_id, id) on delete set null (opponent_id),
  check (is_struck_out = (struck_out_matches is not null))
);
create unique index league_teams_ours on league_teams (team_id, league_id) where is_ours;
create index league_teams_opponent on league_teams (team_id, opponent_id);
create index league_teams_logo on league_teams (logo_file_id) where logo_file_id is not null;

create table league_stage_teams (
  team_id uuid not null,
  league_id uuid not null,
  stage_id uuid not null,
  league_team_id uuid not null,
  primary key (team_id, stage_id, league_team_id),
  foreign key (team_id, league_id, stage_id) references league_stages (team_id, league_id, id) on delete cascade,
  foreign key (team_id, league_id, league_team_id) references league_teams (team_id, league_id, id) on delete cascade
);
create index league_stage_teams_team on league_stage_teams (team_id, league_id, league_team_id);

-- Day, time and place of a match with an event are those of the event; here they are as last written.
create table league_matches (
  id uuid primary key,
  team_id uuid not null,
  league_id uuid not null,
  round integer check (round > 0),
  stage_id uuid,
  home_id uuid not null,
  away_id uuid not null check (away_id <> home_id),
  date date,
  time time(0),
  is_neutral boolean not null,
  venue_id uuid,
  venue text,
  -- what became of it, as the domain says it
  outcome jsonb not null,
  note text,
  event_id uuid,
  version integer not null default 1,
  unique (team_id, id),
  foreign key (team_id, league_id) references leagues (team_id, id) on delete cascade,
  foreign key (team_id, league_id, stage_id) references league_stages (team_id, league_id, id) on delete set null (stage_id),
  foreign key (team_id, league_id, home_id) references league_teams (team_id, league_id, id) on delete cascade,
  foreign key (team_id, league_id, away_id) references league_teams (team_id, league_id, id) on delete cascade,
  foreign key (team_id, venue_id) references venues (team_id, id) on delete set null (venue_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete set null (event_id)
);
create index league_matches_league on league_matches (team_id, league_id, id);
create index league_matches_home on league_matches (team_id, league_id, home_id);
create index league_matches_away on league_matches (team_id, league_id, away_id);
create unique index league_matches_event on league_matches (team_id, event_id) where event_id is not null;

-- Points taken off or given by a decision, from the first to the last of these days.
create table league_adjustments (
  id uuid primary key,
  team_id uuid not null,
  league_id uuid not null,
  league_team_id uuid not null,
  stage_id uuid,
  points double precision not null,
  reason text not null check (reason <> ''),
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  unique (team_id, id),
  foreign key (team_id, league_id, league_team_id) references league_teams (team_id, league_id, id) on delete cascade,
  foreign key (team_id, league_id, stage_id) references league_stages (team_id, league_id, id) on delete set null (stage_id)
);
create index league_adjustments_team on league_adjustments (team_id, league_id, league_team_id);

-- Each drawing of lots: level teams in the order drawn.
create table league_lots (
  team_id uuid not null,
  league_id uuid not null,
  drawing integer not null,
  place integer not null,
  league_team_id uuid not null,
  primary key (team_id, league_id, drawing, place),
  unique (team_id, league_id, drawing, league_team_id),
  foreign key (team_id, league_id, league_team_id) references league_teams (team_id, league_id, id) on delete cascade
);
