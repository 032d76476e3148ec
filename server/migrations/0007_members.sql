create table custom_fields (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('text', 'number', 'date', 'yes_no', 'choice')),
  -- team: everybody on it; private: staff, the person and the guardians
  audience text not null check (audience in ('team', 'private')),
  -- [{"id", "name"}], for kind choice
  choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array'),
  position integer not null,
  created_at timestamptz not null default now(),
  primary key (team_id, id)
);
create unique index custom_fields_name on custom_fields (team_id, lower(name));

-- A row of the roster. It keeps its history after the account has left.
create table members (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  account_id uuid references accounts on delete set null,
  first_name text not null check (first_name <> ''),
  last_name text not null,
  nickname text,
  email text,
  phone text,
  date_of_birth date,
  gender text,
  -- a label without effect; the flags below grant access
  role text not null default 'Member' check (role <> ''),
  is_admin boolean not null default false,
  is_coach boolean not null default false,
  is_treasurer boolean not null default false,
  position text,
  jersey_number text,
  licence_number text,
  address text,
  -- may come from another team of the club
  photo_file_id uuid references files on delete set null,
  notes text,
  is_placeholder boolean not null default false,
  import_id uuid,
  dominant_side text check (dominant_side in ('left', 'right', 'both')),
  shirt_size text,
  shorts_size text,
  shoe_size text,
  -- by id of the field, as text
  custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object'),
  -- totals from before the team's matches were here: a number for each figure
  earlier_figures jsonb check (jsonb_typeof(earlier_figures) = 'object'),
  -- former admins are still notified of changes of payout details for a while
  admin_until timestamptz,
  search_name text not null generated always as (search_text(
    first_name || ' ' || last_name || chr(10) || last_name || ' ' || first_name)) stored,
  search_facts text not null generated always as (search_text(
    coalesce(nickname, '') || chr(10) || role || chr(10) || coalesce(position, ''))) stored,
  search_email text generated always as (search_text(email)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  archived_by uuid,
  left_at timestamptz,
  primary key (team_id, id)
);
create unique index members_one_row_per_account on members (team_id, account_id)
  where account_id is not null and left_at is null;
create index members_account on members (account_id) where account_id is not null;
create index members_roster on members (team_id, last_name, first_name, id) where left_at is null;
create index members_photo on members (photo_file_id) where photo_file_id is not null;
create index members_left on members (left_at) where left_at is not null;
create index members_archived on members (archived_at) where archived_at is not null;
create index members_admin_until on members (team_id, admin_until) where admin_until is not null;

-- A parent or guardian; may have several children in the team.
create table guardians (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  account_id uuid references accounts on delete set null,
  first_name text not null check (first_name <> ''),
  last_name text not null,
  email text,
  phone text,
  import_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (team_id, id)
);
create unique index guardians_one_person_per_account on guardians (team_id, account_id)
  where account_id is not null;
create index guardians_account on guardians (account_id) where account_id is not null;

create table guardianships (
  team_id uuid not null,
  guardian_id uuid not null,
  member_id uuid not null,
  role text not null check (role in ('father', 'mother', 'guardian', 'other')),
  verified_at timestamptz,
  verified_by uuid,
  verified_how text check (verified_how in ('email', 'staff', 'demo')),
  blocked_at timestamptz,
  blocked_by uuid,
  -- for admins only
  blocked_reason text check (length(blocked_reason) between 1 and 500),
  -- where the law asks for the child's consent beside the parent's
  child_agreed_at timestamptz,
  -- none, one, or two guardians who pay half each
  pays_bills boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (team_id, guardian_id, member_id),
  foreign key (team_id, guardian_id) references guardians (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index guardianships_member on guardianships (team_id, member_id);
create index guardianships_blocked on guardianships (team_id, guardian_id) where blocked_at is not null;

create table roster_imports (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  account_id uuid not null,
  file_name text not null,
  summary jsonb not null default '{}',
  undo jsonb not null default '{}',
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (team_id, id)
);
create index roster_imports_team on roster_imports (team_id, created_at desc);

-- An uploaded list until it is confirmed, a day at most; then how many of its rows are written, which
-- the import's own transaction shows only when it ends.
create table import_sessions (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  file_name text not null,
  content bytea not null check (length(content) <= 5242880),
  done integer not null default 0 check (done >= 0),
  total integer not null default 0,
  created_at timestamptz not null,
  primary key (team_id, id),
  check (total >= done)
);
create index import_sessions_account on import_sessions (account_id, created_at);
create index import_sessions_age on import_sessions (created_at);

-- Answers "not going" for the days until the person answers.
create table unavailabilities (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  member_id uuid not null,
  first_day date not null,
  last_day date not null,
  reason text check (reason in ('holiday', 'illness', 'injury', 'school_or_work', 'other')),
  note text,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (team_id, id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  check (first_day <= last_day)
);
create index unavailabilities_member on unavailabilities (team_id, member_id, last_day);
create index unavailabilities_days on unavailabilities (team_id, last_day);

-- Certificates, licences, consent forms. The row in files has the name.
create table member_files (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('medical_certificate', 'licence', 'id_photo', 'consent_form', 'other')),
  title text not null check (title <> ''),
  valid_until date,
  uploaded_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (team_id, id),
  foreign key (team_id, id) references files (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index member_files_member on member_files (team_id, member_id, created_at);

-- A birth date that would turn a minor into an adult, until a guardian or the safeguarding person
-- confirms it.
create table pending_birth_dates (
  team_id uuid not null,
  member_id uuid not null,
  -- null: the date is to be removed
  date_of_birth date,
  requested_by uuid not null,
  requested_at timestamptz not null,
  notified_at timestamptz,
  primary key (team_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index pending_birth_dates_unnotified on pending_birth_dates (requested_at) where notified_at is null;

-- People whose photo must not be shown, by a court order for example. Visible to the person who set it
-- and to the safeguarding person.
create table photo_opt_outs (
  team_id uuid not null,
  member_id uuid not null,
  set_by uuid not null references accounts on delete cascade,
  set_at timestamptz not null,
  primary key (team_id, member_id, set_by),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index photo_opt_outs_account on photo_opt_outs (set_by);

alter table roll_over_moves
  add foreign key (from_team_id, from_member_id) references members (team_id, id) on delete cascade,
  add foreign key (to_team_id, to_member_id) references members (team_id, id) on delete cascade;

alter table club_membership_rows
  add foreign key (team_id, member_id) references members (team_id, id) on delete cascade;

alter table tasks
  add foreign key (team_id, assignee_id) references members (team_id, id) on delete set null (assignee_id);

-- The people who were sent a document of their club; guardians of minors among them see it too.
create table club_document_members (
  team_id uuid not null references teams on delete cascade,
  document_id uuid not null,
  member_id uuid not null,
  club_id uuid not null,
  -- the person of the members list, who may be on several rosters
  person_id uuid not null,
  primary key (team_id, document_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  foreign key (club_id, document_id) references club_documents (club_id, id) on delete cascade
);
create index club_document_members_document on club_document_members (club_id, document_id);
create index club_document_members_member on club_document_members (team_id, member_id);
