-- How people register without an account: one form for a club, or for a team without one.
create table registration_forms (
  owner_id uuid primary key generated always as (coalesce(club_id, team_id)) stored,
  club_id uuid references clubs on delete cascade,
  team_id uuid references teams on delete cascade,
  key text not null unique check (length(key) between 16 and 64),
  is_open boolean not null,
  -- what is asked, of whom, for which teams (contract/src/registrations/shapes.ts)
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  check ((club_id is null) <> (team_id is null))
);
create index registration_forms_club on registration_forms (club_id) where club_id is not null;
create index registration_forms_team on registration_forms (team_id) where team_id is not null;

-- What a family has handed in. It counts once the link in its letter was opened and confirmed.
create table registrations (
  owner_id uuid not null references registration_forms on delete cascade,
  id uuid not null,
  -- the browser's id: sent twice, it is one
  client_id uuid not null,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null,
  phone text,
  address text,
  -- of the contact to the minors
  role text not null check (role in ('father', 'mother', 'guardian', 'other')),
  second_guardian jsonb,
  language text not null,
  account_holder text,
  -- without blanks
  iban text check (length(iban) between 15 and 34),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (owner_id, id),
  unique (owner_id, client_id),
  check ((iban is null) = (account_holder is null))
);
create index registrations_unconfirmed on registrations (created_at) where confirmed_at is null;
create index registrations_email on registrations (lower(email));

create table registration_people (
  owner_id uuid not null,
  id uuid not null,
  registration_id uuid not null,
  position smallint not null,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  date_of_birth date not null,
  -- the contact registers themselves
  is_contact boolean not null,
  -- the team they want or are given; null: the club decides
  team_id uuid references teams on delete set null,
  kind text not null check (kind in ('active', 'passive', 'honorary', 'family')),
  -- whether the team may show pictures; null: not asked
  photos boolean,
  -- by field id of the form
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  state text not null check (state in ('new', 'waiting', 'offered', 'accepted', 'declined', 'withdrawn')),
  -- the waiting list keeps this order
  since timestamptz not null,
  offer_until timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  member_id uuid,
  -- in a club
  membership_id uuid,
  primary key (owner_id, id),
  foreign key (owner_id, registration_id) references registrations (owner_id, id) on delete cascade,
  check ((state = 'offered') = (offer_until is not null))
);
create index registration_people_registration
  on registration_people (owner_id, registration_id, position);
create index registration_people_team on registration_people (team_id) where team_id is not null;
create index registration_people_open on registration_people (owner_id, since, id)
  where state in ('new', 'waiting', 'offered');
create index registration_people_decided on registration_people (decided_at)
  where state in ('declined', 'withdrawn');
create index registration_people_offers on registration_people (offer_until) where state = 'offered';
