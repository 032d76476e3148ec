-- A repeating appointment: an RFC 5545 rule on the wall clock of an IANA zone.
create table event_series (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  rule text not null check (rule <> ''),
  time_zone text not null,
  starts_local timestamp not null,
  duration_minutes integer not null check (duration_minutes between 0 and 20160),
  exdates timestamp[] not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null default now(),
  unique (team_id, id)
);

-- One occurrence: what people see, answer and attend. Counters change under this row's lock only.
create table events (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  series_id uuid,
  occurrence_local timestamp,
  type text not null check (type in ('practice', 'scrimmage', 'game', 'cup-game', 'exhibition-game', 'tryout', 'league-game')),
  title text not null check (title <> ''),
  details text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  venue_id uuid,
  location text,
  meeting_at timestamptz,
  meeting_place text,
  opponent_id uuid,
  opponent text,
  home_away text check (home_away in ('home', 'away', 'neutral')),
  kit text,
  places integer check (places >= 0),
  minimum integer check (minimum >= 0),
  answer_until timestamptz,
  audience text not null default 'everyone' check (audience in ('everyone', 'roles', 'members')),
  audience_roles text[] not null default '{}',
  going_count integer not null default 0 check (going_count >= 0),
  maybe_count integer not null default 0 check (maybe_count >= 0),
  not_going_count integer not null default 0 check (not_going_count >= 0),
  waiting_count integer not null default 0 check (waiting_count >= 0),
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  cancelled_at timestamptz,
  cancelled_by uuid,
  cancel_reason text,
  unique (team_id, id),
  unique (team_id, series_id, occurrence_local),
  foreign key (team_id, series_id) references event_series (team_id, id) on delete cascade,
  foreign key (team_id, venue_id) references venues (team_id, id) on delete set null (venue_id),
  foreign key (team_id, opponent_id) references opponents (team_id, id) on delete set null (opponent_id),
  check (starts_at <= ends_at),
  check (places is null or going_count <= places)
);
create index events_calendar on events (team_id, starts_at, id);

-- Who is asked, when the audience is chosen by hand.
create table event_invitees (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index event_invitees_member on event_invitees (team_id, member_id);

-- The answer that counts now: one per member and event. Waiting keeps the moment of acceptance as its order.
create table answers (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  answer text not null check (answer in ('going', 'maybe', 'not_going')),
  waiting_since timestamptz,
  waiting_order bigint,
  comment text,
  answered_by uuid not null,
  answered_at timestamptz not null default now(),
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  check (waiting_since is null or answer = 'going')
);
create index answers_member on answers (team_id, member_id, event_id);
create index answers_waiting on answers (team_id, event_id, waiting_order) where waiting_order is not null;

-- Every answer ever given, with who gave it for whom.
create table answer_history (
  id bigint generated always as identity primary key,
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  answer text not null,
  waiting boolean not null default false,
  comment text,
  answered_by uuid not null,
  answered_at timestamptz not null default now(),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index answer_history_event on answer_history (team_id, event_id, member_id, id);

-- Who really came, marked by staff.
create table attendance_marks (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  mark text not null check (mark in ('present', 'late', 'absent', 'injured')),
  marked_by uuid not null,
  marked_at timestamptz not null default now(),
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index attendance_marks_member on attendance_marks (team_id, member_id);
