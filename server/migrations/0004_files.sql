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
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (team_id, id)
);
create index files_team on files (team_id, created_at);
create index files_account on files (account_id, created_at);
create index files_club on files (club_id, created_at);
create index files_unclaimed on files (uploaded_by, created_at)
  where team_id is null and club_id is null and account_id is null;
create index files_removed on files (removed_at) where removed_at is not null;
