-- A roster row. Linked to an account when the person joined; history stays under the name after leaving.
create table members (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  account_id uuid references accounts on delete set null,
  first_name text not null check (first_name <> ''),
  last_name text not null,
  nickname text,
  email text,
  phone text,
  date_of_birth date,
  gender text,
  role text not null default 'Member' check (role <> ''),
  -- what the person may do here; the role is a label without effect
  is_admin boolean not null default false,
  is_coach boolean not null default false,
  is_treasurer boolean not null default false,
  position text,
  jersey_number text,
  licence_number text,
  address text,
  photo_file_id uuid references files on delete set null,
  notes text,
  is_placeholder boolean not null default false,
  import_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  archived_by uuid,
  left_at timestamptz,
  unique (team_id, id)
);
create unique index members_one_row_per_account on members (team_id, account_id)
  where account_id is not null and left_at is null;
create index members_account on members (account_id) where account_id is not null;
create index members_roster on members (team_id, last_name, first_name, id) where left_at is null;

-- A parent or guardian as a person of the team; one person may have several children in it.
create table guardians (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  account_id uuid references accounts on delete set null,
  first_name text not null check (first_name <> ''),
  last_name text not null,
  email text,
  phone text,
  import_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (team_id, id)
);
create unique index guardians_one_person_per_account on guardians (team_id, account_id) where account_id is not null;
create index guardians_account on guardians (account_id) where account_id is not null;

create table guardianships (
  team_id uuid not null,
  guardian_id uuid not null,
  member_id uuid not null,
  role text not null check (role in ('father', 'mother', 'guardian', 'other')),
  -- verified: who made sure that this person is the child's guardian, when and how
  verified_at timestamptz,
  verified_by uuid,
  verified_how text check (verified_how in ('email', 'staff', 'demo')),
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (team_id, guardian_id, member_id),
  foreign key (team_id, guardian_id) references guardians (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index guardianships_member on guardianships (team_id, member_id);

create table roster_imports (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  account_id uuid not null,
  file_name text not null,
  summary jsonb not null default '{}',
  undo jsonb not null default '{}',
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  unique (team_id, id)
);
create index roster_imports_team on roster_imports (team_id, created_at desc);
