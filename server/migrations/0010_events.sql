-- An RFC 5545 rule on the wall clock of an IANA zone.
create table event_series (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  rule text not null check (rule <> ''),
  time_zone text not null,
  starts_local timestamp not null,
  duration_minutes integer not null check (duration_minutes between 0 and 86400),
  exdates timestamp[] not null default '{}',
  -- for a monthly date moved by days, which RFC 5545 has no rule for
  shift_days integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (team_id, id)
);

-- Counters change under a lock on this row only.
create table events (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  series_id uuid,
  occurrence_local timestamp,
  type text not null
    check (type in ('practice', 'scrimmage', 'game', 'cup-game', 'exhibition-game', 'tryout', 'league-game',
      'tournament', 'meeting', 'other')),
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
  cancelled_at timestamptz,
  cancelled_by uuid,
  cancel_reason text,
  -- fields changed for this date of a series only
  own_fields text[] not null default '{}',
  reminded_at timestamptz,
  reminded_by uuid,
  timed_at timestamptz,
  silent_hours integer[],
  going_hours integer[],
  reminders_at timestamptz,
  is_invited boolean not null default true,
  invites_at timestamptz,
  is_reminded boolean not null default true,
  answer_visibility text not null default 'everyone' check (answer_visibility in ('everyone', 'staff')),
  announced_change_at timestamptz,
  -- from midnight to the midnight after the last day
  is_all_day boolean not null default false,
  -- the same event in several teams of a club: one event in each of them
  group_id uuid,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (team_id, id),
  unique (team_id, series_id, occurrence_local),
  foreign key (team_id, series_id) references event_series (team_id, id) on delete cascade,
  foreign key (team_id, venue_id) references venues (team_id, id) on delete set null (venue_id),
  foreign key (team_id, opponent_id) references opponents (team_id, id) on delete set null (opponent_id),
  check (starts_at <= ends_at),
  check (places is null or going_count <= places),
  check ((silent_hours is null) = (going_hours is null)),
  check (not is_invited or invites_at is null),
  check (not is_all_day or starts_at < ends_at)
);
create index events_group on events (group_id, team_id) where group_id is not null;
create index events_calendar on events (team_id, starts_at, id);
create index events_coming on events (starts_at) where cancelled_at is null;
create index events_with_minimum on events (starts_at)
  where cancelled_at is null and is_invited and minimum > 0;
create index events_deadlines on events (answer_until)
  where cancelled_at is null and answer_until is not null;
create index events_to_invite on events (invites_at) where invites_at is not null;
create index events_long on events (team_id, ends_at) where (ends_at - starts_at) > interval '15 days';

-- The audience, when it is chosen by hand.
create table event_invitees (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index event_invitees_member on event_invitees (team_id, member_id);

-- People of the club's other teams who are invited to one event.
create table event_guests (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  guest_team_id uuid not null,
  invited_by uuid not null,
  invited_at timestamptz not null,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (guest_team_id, member_id) references members (team_id, id) on delete cascade,
  check (guest_team_id <> team_id)
);
create index event_guests_member on event_guests (guest_team_id, member_id);

-- The roster rows of other teams through which an account is a guest of an event; not of staff who owes the
-- club a background check, for a guest sees who comes. A function because few events have guests.
create function guests_spoken_for(host uuid, event uuid, account uuid) returns uuid[]
language plpgsql stable parallel safe
as $$
begin
  return (select array_agg(m.id order by m.id)
    from event_guests g
    join members m on m.team_id = g.guest_team_id and m.id = g.member_id
      and m.left_at is null and m.archived_at is null
    join teams team on team.id = g.team_id and team.deleted_at is null
    left join clubs club on club.id = team.club_id
    where g.team_id = host and g.event_id = event
      and ((m.account_id = account
          and not ((m.is_admin or m.is_coach) and club.checks_required_since is not null
            and team_has_minors(team.id, team.time_zone)
            and not has_valid_check(club.id, club.time_zone, account)))
        or exists (select from guardianships care
          join guardians parent on parent.team_id = care.team_id and parent.id = care.guardian_id
          where care.team_id = m.team_id and care.member_id = m.id and parent.account_id = account
            and care.verified_at is not null and care.blocked_at is null
            and not coalesce(care.member_id = any(children_blocked_from(care.team_id, account)), false))));
end
$$;

-- The dates of a series share them.
create table event_files (
  team_id uuid not null,
  event_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  primary key (team_id, event_id, file_id),
  foreign key (team_id, file_id) references files (team_id, id) on delete cascade,
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index event_files_file on event_files (file_id);

create table event_comments (
  team_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  words text not null check (words <> '' and length(words) <= 1000),
  written_at timestamptz not null,
  primary key (team_id, id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index event_comments_thread on event_comments (team_id, event_id, id);
create index event_comments_account on event_comments (account_id);

-- What a guardian writes to the other one about handing over a child with two homes.
create table hand_over_notes (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  guardian_id uuid not null,
  plan_id uuid not null,
  words text not null check (words <> '' and length(words) <= 500),
  written_at timestamptz not null,
  primary key (team_id, event_id, member_id, guardian_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, guardian_id, member_id)
    references guardianships (team_id, guardian_id, member_id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  foreign key (team_id, plan_id) references home_plans (team_id, id) on delete cascade
);
create index hand_over_notes_guardian on hand_over_notes (team_id, guardian_id, member_id);
create index hand_over_notes_member on hand_over_notes (team_id, member_id);
create index hand_over_notes_plan on hand_over_notes (team_id, plan_id);

-- A place as the club uses it: teams' venues and events of the same name belong to it.
create table club_venues (
  club_id uuid not null references clubs on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  address text,
  -- how many events have room at once, on two half pitches for example
  capacity smallint not null default 1 check (capacity between 1 and 12),
  created_at timestamptz not null,
  primary key (club_id, id)
);
create unique index club_venues_name on club_venues (club_id, lower(name), lower(coalesce(address, '')));

-- When a place of the club can't be used.
create table venue_closures (
  club_id uuid not null,
  id uuid not null,
  venue_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text check (reason <> ''),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (club_id, id),
  foreign key (club_id, venue_id) references club_venues (club_id, id) on delete cascade,
  check (starts_at < ends_at)
);
create index venue_closures_time on venue_closures (club_id, ends_at);
create index venue_closures_venue on venue_closures (club_id, venue_id);

-- Who has opened an event since it last changed.
create table event_views (
  team_id uuid not null,
  event_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (team_id, event_id, account_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index event_views_account on event_views (account_id);

-- The outcome of each reminder, written by the first process to run it.
create table event_reminders (
  team_id uuid not null,
  event_id uuid not null,
  rule text not null check (rule <> ''),
  starts_at timestamptz not null,
  state text not null check (state in ('sent', 'dropped', 'skipped')),
  settled_at timestamptz not null,
  primary key (team_id, event_id, rule, starts_at),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);

-- A change not announced yet: what people last heard, and when they hear the rest.
create table pending_changes (
  team_id uuid not null,
  event_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text,
  is_cancelled boolean not null,
  -- null: a followed calendar changed it
  actor_id uuid,
  changed_at timestamptz not null,
  due_at timestamptz not null,
  is_all_day boolean not null default false,
  primary key (team_id, event_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index pending_changes_due on pending_changes (due_at);

-- The current answer. `waiting_order` is the place on the waiting list.
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
  unavailability_id uuid,
  guest_team_id uuid,
  -- the team of the member; differs from `team_id` for guests
  roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  for_starts_at timestamptz,
  for_ends_at timestamptz,
  for_place text,
  -- a "yes" withdrawn after the deadline
  is_late boolean not null default false,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (team_id, unavailability_id)
    references unavailabilities (team_id, id) on delete set null (unavailability_id),
  foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade,
  check (waiting_since is null or answer = 'going')
);
create index answers_member on answers (team_id, member_id, event_id);
create index answers_waiting on answers (team_id, event_id, waiting_order) where waiting_order is not null;
-- how many a week, for the operator; in order of time, so that a small index finds them
create index answers_answered on answers using brin (answered_at);
create index answers_unavailability on answers (team_id, unavailability_id)
  where unavailability_id is not null;
create index answers_roster on answers (roster_team_id, member_id);

-- Every answer ever given.
create table answer_history (
  team_id uuid not null,
  id bigint generated always as identity,
  event_id uuid not null,
  member_id uuid not null,
  answer text not null,
  waiting boolean not null default false,
  comment text,
  answered_by uuid not null,
  answered_at timestamptz not null default now(),
  guest_team_id uuid,
  roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  is_late boolean not null default false,
  primary key (team_id, id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade
);
create index answer_history_event on answer_history (team_id, event_id, member_id, id);
create index answer_history_roster on answer_history (roster_team_id, member_id);

-- Answers given before the day, time or place changed.
create table moved_answers (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  answer text not null check (answer in ('going', 'maybe', 'not_going')),
  moved_at timestamptz not null,
  guest_team_id uuid,
  roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  for_starts_at timestamptz,
  for_ends_at timestamptz,
  for_place text,
  comment text,
  answered_by uuid,
  answered_at timestamptz,
  waiting_order bigint,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade
);
create index moved_answers_edit on moved_answers (team_id, moved_at);
create index moved_answers_member on moved_answers (team_id, member_id);
create index moved_answers_roster on moved_answers (roster_team_id, member_id);
