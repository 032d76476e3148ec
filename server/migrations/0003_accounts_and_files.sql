-- Accounts carry the id of the auth service's user, which may be another server: no foreign key there.
create table accounts (
  id uuid primary key,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'en' check (language in ('en', 'fr', 'de', 'es')),
  theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  time_zone text,
  phone text,
  date_of_birth date,
  avatar_file_id uuid,
  referral_source text,
  goals text[] not null default '{}',
  onboarded_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index accounts_email on accounts (lower(email));

create table files (
  id uuid primary key,
  team_id uuid,
  club_id uuid,
  account_id uuid,
  uploaded_by uuid not null,
  kind text not null check (kind in ('picture', 'document')),
  purpose text not null check (purpose <> ''),
  shown_name text not null default '',
  content_type text not null,
  bytes integer not null check (bytes >= 0),
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index files_team on files (team_id, created_at);
create index files_account on files (account_id, created_at);
create index files_club on files (club_id, created_at);
