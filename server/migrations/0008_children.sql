-- A change is a new row; the newest one counts.
create table consents (
  team_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  kind text not null
    check (kind in ('membership', 'pictures_team', 'pictures_public', 'health', 'third_parties')),
  state text not null check (state in ('yes', 'no')),
  text_version text not null,
  -- null: given without an account, with a registration
  given_by uuid,
  -- the guardian who gave it without an account
  given_guardian_id uuid,
  given_as text not null check (given_as in ('guardian', 'self')),
  given_at timestamptz not null default now(),
  verified_how text check (verified_how in ('email', 'staff', 'demo')),
  child_agreed boolean not null default false,
  notified_at timestamptz,
  primary key (team_id, id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  foreign key (team_id, given_guardian_id) references guardians (team_id, id)
    on delete set null (given_guardian_id)
);
create index consents_guardian on consents (team_id, given_guardian_id)
  where given_guardian_id is not null;
create index consents_member on consents (team_id, member_id, kind, given_at desc);
create index consents_unnotified on consents (given_at) where notified_at is null;

-- Seasons for which the guardians were asked about photos.
create table photo_consent_requests (
  team_id uuid not null,
  member_id uuid not null,
  -- the last time
  requested_at timestamptz not null,
  primary key (team_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);

-- Stored only while the newest health consent is a yes.
create table health_records (
  team_id uuid not null,
  member_id uuid not null,
  allergies text not null,
  medication text not null,
  notes text not null,
  doctor_name text not null,
  doctor_phone text,
  version integer not null default 1,
  updated_by uuid references accounts on delete set null,
  updated_at timestamptz not null,
  primary key (team_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index health_records_updated_by on health_records (updated_by);

create table emergency_contacts (
  team_id uuid not null,
  member_id uuid not null,
  position integer not null check (position >= 0),
  name text not null check (name <> ''),
  relation text not null,
  phone text not null check (phone <> ''),
  primary key (team_id, member_id, position),
  foreign key (team_id, member_id) references health_records (team_id, member_id) on delete cascade
);

-- Every access by staff and API tokens to health data, written in the transaction of the access. Outlives
-- the record.
create table health_access_log (
  team_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  account_id uuid references accounts on delete set null,
  what text not null check (what in ('health', 'emergency', 'certificate', 'offline', 'contact')),
  accessed_at timestamptz not null,
  by_api_token boolean not null default false,
  primary key (team_id, id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index health_access_log_member on health_access_log (team_id, member_id, accessed_at desc, id desc);
create index health_access_log_account on health_access_log (account_id) where account_id is not null;

-- Only the state, the date and the expiry of a background check, never the document.
create table staff_checks (
  club_id uuid not null references clubs on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  state text not null check (state in ('passed', 'not_passed')),
  checked_on date not null,
  ends_on date not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  reminded_60_at timestamptz,
  reminded_14_at timestamptz,
  ended_at timestamptz,
  primary key (club_id, account_id),
  check (ends_on > checked_on)
);
create index staff_checks_account on staff_checks (account_id);
create index staff_checks_open on staff_checks (ends_on) where ended_at is null;

-- When a young person and the guardians were notified, and from which day the young person decides.
create table age_transitions (
  team_id uuid not null,
  member_id uuid not null,
  notified_at timestamptz not null,
  takes_over_on date not null,
  took_over_at timestamptz,
  primary key (team_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index age_transitions_open on age_transitions (takes_over_on) where took_over_at is null;

-- A guardian asked to erase a child; the others can stop it until `erase_at`.
create table child_erasures (
  team_id uuid not null,
  member_id uuid not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  stopped_by uuid,
  stopped_at timestamptz,
  primary key (team_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  check ((stopped_by is null) = (stopped_at is null))
);
create index child_erasures_due on child_erasures (due_at) where stopped_at is null;

-- A copy of a person's data, or of one child's data for a guardian, kept for a few days.
create table account_exports (
  id uuid primary key,
  team_id uuid,
  -- a whole club, for the operator who asked
  club_id uuid,
  account_id uuid not null references accounts on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  bytes bigint check (bytes >= 0),
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  member_id uuid,
  check ((state = 'ready') = (ready_at is not null and bytes is not null)),
  check ((team_id is null) = (member_id is null))
);
create index account_exports_account on account_exports (account_id, requested_at desc);
create index account_exports_club on account_exports (club_id, requested_at desc) where club_id is not null;
create index account_exports_expires on account_exports (expires_at);

-- The children a blocked parent is kept from, on every roster of the club. A child counts as the same with
-- the same row, the same account, or the same name and birth date; without a birth date, with the same name
-- and this very parent. `is_current` says whether the team that blocked can still unblock by itself.
create view blocked_children as
select other.team_id, other.id as member_id, parent.account_id,
  care.team_id as blocked_in, care.member_id as blocked_for, care.guardian_id as blocked_parent,
  care.blocked_at,
  child.left_at is null and child.archived_at is null and home.deleted_at is null as is_current
from guardianships care
join guardians parent on parent.team_id = care.team_id and parent.id = care.guardian_id
join members child on child.team_id = care.team_id and child.id = care.member_id
join teams home on home.id = care.team_id
join teams place on place.id = home.id or place.club_id = home.club_id
join members other on other.team_id = place.id and (
  other.id = child.id
  or other.account_id = child.account_id
  or (lower(other.first_name) = lower(child.first_name)
    and lower(other.last_name) = lower(child.last_name)
    and (other.date_of_birth = child.date_of_birth
      or ((other.date_of_birth is null or child.date_of_birth is null) and exists (
        select from guardianships theirs
        join guardians same on same.team_id = theirs.team_id and same.id = theirs.guardian_id
        where theirs.team_id = other.team_id and theirs.member_id = other.id
          and same.account_id = parent.account_id)))))
where care.blocked_at is not null and parent.account_id is not null;

-- A function because each connection plans it once; joined as a view, planning took longer than running.
create function children_blocked_from(team uuid, account uuid) returns uuid[]
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
as $$
declare
  club uuid := (select home.club_id from teams home where home.id = team);
begin
  -- Without a club only the team itself can block: a cluster asks one node.
  if not exists (select 1 from guardians parent
      join guardianships care on care.team_id = parent.team_id and care.guardian_id = parent.id
      where parent.account_id = account and (club is not null or parent.team_id = team)
        and care.blocked_at is not null) then
    return null;
  end if;
  return (select array_agg(distinct kept.member_id) from blocked_children kept
    where kept.team_id = team and kept.account_id = account);
end
$$;

-- Both are asked for only in clubs that want checks, and of youth directors: as functions they cost other
-- statements nothing.
create function team_has_minors(team uuid, zone text) returns boolean
language plpgsql stable parallel safe
as $$
begin
  return exists (select 1 from members young
    where young.team_id = team and young.left_at is null
      and case when young.date_of_birth is null
        then exists (select 1 from guardianships care
          where care.team_id = young.team_id and care.member_id = young.id)
        else young.date_of_birth > (now() at time zone zone)::date - interval '18 years'
      end);
end
$$;

create function has_valid_check(club uuid, zone text, account uuid) returns boolean
language plpgsql stable parallel safe
as $$
begin
  return exists (select 1 from staff_checks checked
    where checked.club_id = club and checked.account_id = account
      and checked.state = 'passed' and checked.ended_at is null
      and checked.ends_on >= (now() at time zone zone)::date);
end
$$;

-- All blocks of a team as [{"memberId", "accountId"}], or null: the roster asks once, not once per parent.
create function children_blocked_in(team uuid) returns json
language plpgsql stable parallel safe
set plan_cache_mode = force_generic_plan
as $$
begin
  if not exists (select 1 from guardianships care
      join teams place on place.id = care.team_id
      where care.blocked_at is not null and (place.id = team
        or place.club_id = (select home.club_id from teams home where home.id = team))) then
    return null;
  end if;
  return (select json_agg(json_build_object('memberId', kept.member_id, 'accountId', kept.account_id))
    from blocked_children kept where kept.team_id = team);
end
$$;

-- A child's weeks with two of the guardians: agreed, or proposed by one of them.
create table home_plans (
  team_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  first_guardian_id uuid not null,
  second_guardian_id uuid not null,
  first_day date not null,
  -- two weeks from the Monday of the first day's week: 1 or 2 for the guardian
  days text not null check (days ~ '^[12]{14}$'),
  hand_over_at text not null check (hand_over_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- days spent otherwise: from, until, home
  exceptions jsonb not null default '[]',
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  agreed_at timestamptz,
  primary key (team_id, id),
  foreign key (team_id, first_guardian_id, member_id)
    references guardianships (team_id, guardian_id, member_id) on delete cascade,
  foreign key (team_id, second_guardian_id, member_id)
    references guardianships (team_id, guardian_id, member_id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  check (first_guardian_id <> second_guardian_id),
  check (proposed_by in (first_guardian_id, second_guardian_id))
);
create unique index home_plans_agreed on home_plans (team_id, member_id) where agreed_at is not null;
create unique index home_plans_proposed on home_plans (team_id, member_id) where agreed_at is null;
create index home_plans_first_guardian on home_plans (team_id, first_guardian_id, member_id);
create index home_plans_second_guardian on home_plans (team_id, second_guardian_id, member_id);
