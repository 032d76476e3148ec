-- The pair of keys by which push services know this installation; made when it is first needed.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

-- The browsers that take pushes. What ends the session of a browser ends its pushes.
create table push_devices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- Null where another service keeps the sessions.
  session_id uuid references auth.sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 2000),
  p256dh text not null check (length(p256dh) <= 200),
  auth_secret text not null check (length(auth_secret) <= 100),
  browser text,
  system text,
  created_at timestamptz not null
);
create index push_devices_account on push_devices (account_id, created_at);
create index push_devices_session on push_devices (session_id);

-- Which lines of a centre are still to be pushed, and not before when.
create table notification_pushes (
  account_id uuid not null references accounts on delete cascade,
  news_id bigint not null,
  is_urgent boolean not null,
  due_at timestamptz not null,
  primary key (account_id, news_id)
);
create index notification_pushes_due on notification_pushes (due_at);
