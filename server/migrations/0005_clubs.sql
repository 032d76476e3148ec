create table clubs (
  id uuid primary key,
  name text not null check (name <> ''),
  sport text not null check (sport <> ''),
  member_count integer check (member_count >= 0),
  team_count integer check (team_count >= 0),
  phone text,
  color text not null default '#1e3a5f',
  logo_file_id uuid references files on delete set null,
  country text not null default 'ES' check (country ~ '^[A-Z]{2}$'),
  time_zone text not null default 'Europe/Madrid',
  language text not null default 'en',
  safeguarding_name text,
  safeguarding_phone text,
  -- has a role in the club
  safeguarding_account_id uuid,
  -- whether the club asks for a background check of all staff
  checks_required_since timestamptz,
  checks_required_by uuid,
  cover_file_id uuid references files on delete set null,
  -- text with {n} or {nnn}, and maybe {year}
  number_format text not null default '{n}',
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  -- by an operator: everything is kept, members read why they cannot get in
  suspended_at timestamptz,
  -- members, storage in MB, emails a day: set by an operator for this club
  limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object'),
  -- Features that the operator has turned on or off for it.
  features jsonb not null default '{}' check (jsonb_typeof(features) = 'object')
);
create index clubs_created on clubs (created_at desc, id desc);
-- What operators search, among a million.
create index clubs_search on clubs using gin (search_words(name));
create index clubs_logo on clubs (logo_file_id) where logo_file_id is not null;
create index clubs_deleted on clubs (deleted_at) where deleted_at is not null;
create index clubs_cover on clubs (cover_file_id) where cover_file_id is not null;

-- What an account is in a club: manager, youth_director, treasurer, board; several at once.
create table club_roles (
  club_id uuid not null references clubs on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  roles text[] not null check (
    roles <> '{}' and roles <@ array['manager', 'youth_director', 'treasurer', 'board']),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (club_id, account_id)
);
create index club_roles_account on club_roles (account_id, club_id);

-- People who recently managed a club or its money are still notified of changes of payout details.
create table former_club_roles (
  club_id uuid not null references clubs on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  until timestamptz not null,
  primary key (club_id, account_id)
);
create index former_club_roles_account on former_club_roles (account_id);
create index former_club_roles_until on former_club_roles (until);

-- A season given to all teams of a club at once.
create table club_seasons (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  name text not null check (name <> ''),
  starts_on date not null,
  ends_on date not null,
  team_count integer not null check (team_count > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  unique (club_id, id)
);
create index club_seasons_club on club_seasons (club_id, created_at desc, id);

create table club_invitations (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  email text not null,
  roles text[] not null default array['manager'] check (
    roles <> '{}' and roles <@ array['manager', 'youth_director', 'treasurer', 'board']),
  token_hash text not null unique,
  invited_by uuid not null,
  mail_id uuid,
  expires_at timestamptz not null,
  opened_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references accounts on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null,
  unique (club_id, id)
);
create index club_invitations_club on club_invitations (club_id, created_at desc, id);
create unique index club_invitations_one_open on club_invitations (club_id, lower(email))
  where accepted_at is null and revoked_at is null;
create index club_invitations_accepted_by on club_invitations (accepted_by) where accepted_by is not null;

-- Members moved to other teams for a new season; can be undone for a while.
create table roll_overs (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  cut_off date not null,
  moved_count integer not null check (moved_count > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  unique (club_id, id)
);
create index roll_overs_club on roll_overs (club_id, created_at desc, id);

-- The row that was archived and the row that replaced it.
create table roll_over_moves (
  club_id uuid not null,
  roll_over_id uuid not null,
  from_member_id uuid not null,
  from_team_id uuid not null,
  to_team_id uuid not null,
  to_member_id uuid not null,
  primary key (club_id, roll_over_id, from_member_id),
  foreign key (club_id, roll_over_id) references roll_overs (club_id, id) on delete cascade
);
create index roll_over_moves_from on roll_over_moves (from_team_id, from_member_id);
create index roll_over_moves_to on roll_over_moves (to_team_id, to_member_id);

-- What a club keeps about a person for as long as they are a member, with or without a team. Roster rows
-- of the same person belong to it; where it has some, they give name and birth date.
create table club_memberships (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  first_name text not null check (first_name <> ''),
  last_name text not null,
  date_of_birth date,
  email text,
  phone text,
  address text,
  number text check (number <> ''),
  kind text not null default 'active' check (kind in ('active', 'passive', 'honorary', 'family')),
  entered_on date,
  exited_on date,
  -- the exit day on which the roster rows were archived
  exit_done_on date,
  exit_reason text
    check (exit_reason in ('resigned', 'moved', 'unpaid', 'excluded', 'deceased', 'other')),
  account_holder text,
  -- without blanks
  iban text check (length(iban) between 15 and 34),
  mandate_reference text check (mandate_reference <> ''),
  mandate_signed_on date,
  notes text,
  -- what the club charges less; null: the full fee
  exempt_percent smallint check (exempt_percent between 1 and 100),
  exempt_reason text check (exempt_reason <> ''),
  search_name text not null generated always as (search_text(
    first_name || ' ' || last_name || chr(10) || last_name || ' ' || first_name)) stored,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (club_id, id),
  check (exit_reason is null or exited_on is not null),
  check (exempt_reason is null or exempt_percent is not null),
  check (exited_on >= entered_on)
);
create index club_memberships_exits on club_memberships (exited_on)
  where exited_on is not null and exit_done_on is distinct from exited_on;
create unique index club_memberships_number on club_memberships (club_id, lower(number));
create unique index club_memberships_mandate on club_memberships (club_id, lower(mandate_reference));

-- Which membership a roster row belongs to.
create table club_membership_rows (
  team_id uuid not null,
  member_id uuid not null,
  club_id uuid not null,
  membership_id uuid not null,
  primary key (team_id, member_id),
  foreign key (club_id, membership_id) references club_memberships (club_id, id) on delete cascade
);
create index club_membership_rows_membership on club_membership_rows (club_id, membership_id);

-- Append-only: what was changed in a record, by whom.
create table club_membership_changes (
  club_id uuid not null,
  id uuid not null,
  membership_id uuid not null,
  -- [{"field", "from", "to"}]; empty where the record was created
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  primary key (club_id, id),
  foreign key (club_id, membership_id) references club_memberships (club_id, id) on delete cascade
);
create index club_membership_changes_membership
  on club_membership_changes (club_id, membership_id, changed_at desc, id desc);
create index club_membership_changes_account on club_membership_changes (changed_by);

-- Named views of the members list, for all managers of the club.
create table club_filters (
  club_id uuid not null references clubs on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  filter jsonb not null check (jsonb_typeof(filter) = 'object'),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (club_id, id)
);
create unique index club_filters_name on club_filters (club_id, lower(name));
-- The list of a whole club, until it is confirmed, a day at most; see import_sessions.
create table club_import_sessions (
  club_id uuid not null references clubs on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  file_name text not null,
  content bytea not null check (length(content) <= 5242880),
  done integer not null default 0 check (done >= 0),
  total integer not null default 0,
  created_at timestamptz not null,
  primary key (club_id, id),
  check (total >= done)
);
create index club_import_sessions_account on club_import_sessions (account_id, created_at);
create index club_import_sessions_age on club_import_sessions (created_at);

-- One list imported into several teams; what each team got is an import of its own in roster_imports.
create table club_imports (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  account_id uuid not null,
  file_name text not null,
  summary jsonb not null,
  -- ids of the teams and of their imports
  teams jsonb not null,
  -- membership records it made or changed, with what it overwrote
  records jsonb not null default '[]' check (jsonb_typeof(records) = 'array'),
  created_at timestamptz not null,
  undone_at timestamptz,
  unique (club_id, id)
);
create index club_imports_club on club_imports (club_id, created_at desc, id);

alter table clubs
  add foreign key (id, safeguarding_account_id) references club_roles (club_id, account_id)
    on delete set null (safeguarding_account_id);

-- Papers of a club: statutes, the registration form. Each is kept once, whatever teams find it.
create table club_documents (
  club_id uuid not null references clubs on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  audience text not null check (audience in ('everyone', 'staff', 'people')),
  file_id uuid not null references files on delete cascade,
  updated_at timestamptz not null,
  primary key (club_id, id)
);
create index club_documents_file on club_documents (file_id);

-- Members in no team who were sent a document: by email.
create table club_document_records (
  club_id uuid not null,
  document_id uuid not null,
  membership_id uuid not null,
  -- the file they have got, so that a newer one is sent too
  sent_file_id uuid,
  primary key (club_id, document_id, membership_id),
  foreign key (club_id, document_id) references club_documents (club_id, id) on delete cascade,
  foreign key (club_id, membership_id) references club_memberships (club_id, id) on delete cascade
);
create index club_document_records_membership on club_document_records (club_id, membership_id);
