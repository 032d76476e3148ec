-- What staff chose for one event; without a row, events elsewhere have lifts.
create table lift_choices (
  team_id uuid not null,
  event_id uuid not null,
  is_on boolean not null,
  chosen_by uuid not null,
  chosen_at timestamptz not null,
  primary key (team_id, event_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);

-- A car to an event. It changes under a lock on the event's row only.
create table lift_offers (
  team_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  direction text not null check (direction in ('both', 'there', 'back')),
  seats smallint not null check (seats between 1 and 8),
  -- on the wall clock of the event's place
  leaves_at time,
  meeting_place text check (meeting_place <> '' and length(meeting_place) <= 120),
  for_starts_at timestamptz not null,
  for_place text,
  created_at timestamptz not null,
  reminded_at timestamptz,
  primary key (team_id, id),
  unique (team_id, event_id, account_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  check ((leaves_at is null) = (direction = 'back'))
);
create index lift_offers_account on lift_offers (account_id);

-- Who needs a lift.
create table lift_requests (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  direction text not null check (direction in ('both', 'there', 'back')),
  meeting_place text check (meeting_place <> '' and length(meeting_place) <= 120),
  requested_by uuid not null,
  requested_at timestamptz not null,
  -- of a guest of the event
  guest_team_id uuid,
  -- the team of the member; differs from `team_id` for guests
  roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade
);
create index lift_requests_member on lift_requests (roster_team_id, member_id);

-- A seat for one half of the way. The numbered seat keeps two people off the same one.
create table lift_seats (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  leg text not null check (leg in ('there', 'back')),
  offer_id uuid not null,
  seat smallint not null check (seat between 1 and 8),
  taken_by uuid not null,
  taken_at timestamptz not null,
  -- null: offered to a child, and no guardian has accepted it
  accepted_at timestamptz,
  primary key (team_id, event_id, member_id, leg),
  unique (team_id, offer_id, leg, seat),
  foreign key (team_id, event_id, member_id)
    references lift_requests (team_id, event_id, member_id) on delete cascade,
  foreign key (team_id, offer_id) references lift_offers (team_id, id) on delete cascade
);
