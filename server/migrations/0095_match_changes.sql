-- Results somebody pasted in one go; for a month all of it can be taken back.
create table league_imports (
  id uuid primary key,
  team_id uuid not null,
  league_id uuid not null,
  added integer not null,
  changed integer not null,
  -- the teams it brought along
  new_team_ids uuid[] not null,
  imported_by uuid not null,
  imported_at timestamptz not null,
  undone_at timestamptz,
  unique (team_id, league_id, id),
  foreign key (team_id, league_id) references leagues (team_id, id) on delete cascade
);

-- Who changed a match: what stood there before, and since. It goes with the match.
create table match_changes (
  id uuid primary key,
  team_id uuid not null,
  -- a match of a league; of one in no league the match day
  match_id uuid,
  event_id uuid,
  what text not null check (what in ('written', 'confirmed')),
  -- null for a match that was new
  before jsonb,
  after jsonb,
  import_id uuid references league_imports on delete set null,
  changed_by uuid,
  -- whoever confirmed for the other side has no account
  said_by text,
  changed_at timestamptz not null,
  foreign key (team_id, match_id) references league_matches (team_id, id) on delete cascade,
  foreign key (team_id, event_id) references match_days (team_id, event_id) on delete cascade,
  check (num_nonnulls(match_id, event_id) = 1),
  check (num_nonnulls(changed_by, said_by) = 1),
  check ((what = 'written') = (after is not null))
);
create index match_changes_match on match_changes (team_id, match_id, id);
create index match_changes_event on match_changes (team_id, event_id, id);
create index match_changes_import on match_changes (import_id);
