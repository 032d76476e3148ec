-- The sheet of a match that the other side confirms by a link; the link is signed, its number counts.
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
  -- what the other side wrote last and nobody has decided on
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
