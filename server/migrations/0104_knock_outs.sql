-- The plan of a stage that is a knock-out; who plays whom later follows from it and the results.
create table league_knock_outs (
  stage_id uuid primary key,
  team_id uuid not null,
  league_id uuid not null,
  third_place text not null check (third_place in ('played', 'not_played')),
  legs integer not null check (legs between 1 and 2),
  away_goals text not null check (away_goals in ('count', 'do_not_count')),
  -- when each round is played, as far as somebody said
  days jsonb not null,
  foreign key (team_id, league_id, stage_id) references league_stages (team_id, league_id, id) on delete cascade
);
create index league_knock_outs_stage on league_knock_outs (team_id, league_id, stage_id);

-- Who takes part, the best first.
create table league_seeds (
  team_id uuid not null,
  league_id uuid not null,
  stage_id uuid not null references league_knock_outs on delete cascade,
  place integer not null check (place > 0),
  league_team_id uuid not null,
  primary key (team_id, stage_id, place),
  unique (team_id, stage_id, league_team_id),
  foreign key (team_id, league_id, league_team_id) references league_teams (team_id, league_id, id) on delete cascade
);
create index league_seeds_stage on league_seeds (stage_id);
create index league_seeds_team on league_seeds (team_id, league_id, league_team_id);

-- Which tie of its knock-out a match belongs to.
alter table league_matches add column tie text;
