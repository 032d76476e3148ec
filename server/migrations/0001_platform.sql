-- What every capability stands on: news, mail, repeated requests, limits, settings of the installation.

-- News of what happened, written with the data. Browsers resume by id, listeners run as jobs.
create table outbox (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  topics text[] not null default '{}',
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- when the listeners' jobs were queued
  dispatched_at timestamptz
);
create index outbox_created_at on outbox (created_at);
create index outbox_undispatched on outbox (id) where dispatched_at is null;
create index outbox_topics on outbox using gin (topics);

-- One effect per key: a repeated request gets the stored answer.
create table idempotency_keys (
  account_id uuid not null,
  key text not null check (length(key) between 8 and 200),
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Mail waits here until a server took it. `mailbox` keeps what would have gone out without SMTP.
create table mails (
  id uuid primary key,
  kind text not null check (kind <> ''),
  team_id uuid,
  recipient text not null check (recipient <> ''),
  language text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  headers jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'bounced', 'given_up', 'kept')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_created_at on mails (created_at desc, id);
create index mails_state on mails (state, created_at);

-- Windows of attempts, shared by all processes.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Settings of the whole installation, one row a name.
create table installation (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
