create table photo_albums (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  event_id uuid,
  title text not null check (title <> '' and length(title) <= 80),
  -- the day of the event; without one, the day the album was created
  taken_on date not null,
  members_may_add boolean not null default true,
  created_at timestamptz not null,
  -- deleted after this day in the team's time zone
  expires_on date not null,
  warned_at timestamptz,
  primary key (team_id, id),
  foreign key (team_id, event_id) references events (team_id, id) on delete set null (event_id)
);
create unique index photo_albums_event on photo_albums (team_id, event_id) where event_id is not null;
create index photo_albums_expiry on photo_albums (expires_on);

-- A picture waits until staff publish it. Its id is its file's.
create table photos (
  team_id uuid not null,
  id uuid not null,
  album_id uuid not null,
  uploaded_by uuid references accounts on delete set null,
  -- recognises a file that is picked again
  fingerprint text not null check (fingerprint <> '' and length(fingerprint) <= 200),
  taken_at timestamptz not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  published_at timestamptz,
  taken_down_at timestamptz,
  taken_down_by uuid references accounts on delete set null,
  -- a family asked: staff can't restore it
  is_final boolean not null default false,
  primary key (team_id, id),
  unique (team_id, album_id, uploaded_by, fingerprint),
  foreign key (team_id, album_id) references photo_albums (team_id, id) on delete cascade,
  foreign key (team_id, id) references files (team_id, id) on delete cascade,
  check (taken_down_at is not null or not is_final)
);
create index photos_album on photos (team_id, album_id, taken_at, id);
create index photos_uploaded_by on photos (uploaded_by) where uploaded_by is not null;
create index photos_taken_down on photos (taken_down_at) where taken_down_at is not null;
create index photos_taken_down_by on photos (taken_down_by) where taken_down_by is not null;

-- An upload in progress: `received` bytes are stored in parts.
create table photo_uploads (
  team_id uuid not null,
  id uuid not null,
  album_id uuid,
  uploaded_by uuid not null,
  fingerprint text not null check (fingerprint <> '' and length(fingerprint) <= 200),
  file_name text not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received >= 0 and received < bytes),
  taken_at timestamptz not null,
  created_at timestamptz not null,
  primary key (team_id, id),
  unique (team_id, album_id, uploaded_by, fingerprint),
  foreign key (team_id, album_id) references photo_albums (team_id, id) on delete set null (album_id)
);
create index photo_uploads_created_at on photo_uploads (created_at);

-- People without consent whom staff have looked for in an album: no picture shows them.
create table photo_checks (
  team_id uuid not null,
  album_id uuid not null,
  member_id uuid not null,
  checked_by uuid not null,
  checked_at timestamptz not null,
  -- the team of the member; differs from `team_id` for guests of the album's event
  guest_team_id uuid,
  roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  primary key (team_id, album_id, member_id),
  foreign key (team_id, album_id) references photo_albums (team_id, id) on delete cascade,
  foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade
);
create index photo_checks_member on photo_checks (roster_team_id, member_id);
