-- Unread notifications of the same group are merged. Only ids are stored; names are looked up when read.
-- `outbox_ids` makes a repeated event harmless.
create table notifications (
  id uuid primary key,
  team_id uuid references teams on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind <> ''),
  group_key text not null check (group_key <> ''),
  subjects jsonb not null check (jsonb_typeof(subjects) = 'array'),
  outbox_ids bigint[] not null check (cardinality(outbox_ids) > 0),
  read_at timestamptz,
  club_id uuid references clubs on delete cascade,
  created_at timestamptz not null
);
create index notifications_list on notifications (account_id, created_at desc, id desc);
create unique index notifications_unread on notifications (account_id, group_key) where read_at is null;
create index notifications_team on notifications (team_id) where team_id is not null;
create index notifications_created_at on notifications (created_at);
create index notifications_club on notifications (club_id) where club_id is not null;

-- Notification mails still to be written. The row is deleted when the mail is written, in one
-- transaction.
create table notification_emails (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  event_id uuid not null,
  kind text not null check (kind <> ''),
  outbox_id bigint not null,
  due_at timestamptz not null,
  task_ids uuid[] not null default '{}',
  member_id uuid,
  change jsonb check (jsonb_typeof(change) = 'object'),
  primary key (team_id, id),
  unique (team_id, account_id, outbox_id, kind),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index notification_emails_due on notification_emails (due_at);
create index notification_emails_account on notification_emails (account_id);
create index notification_emails_event on notification_emails (team_id, event_id);

-- Notifications still to be pushed, not before `due_at`.
create table notification_pushes (
  account_id uuid not null references accounts on delete cascade,
  outbox_id bigint not null,
  is_urgent boolean not null,
  due_at timestamptz not null,
  primary key (account_id, outbox_id)
);
create index notification_pushes_due on notification_pushes (due_at);

-- Notifications that are sent together later, as one mail or one push.
create table notification_summaries (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('message_sent', 'daily_summary')),
  outbox_id bigint not null,
  by_email boolean not null,
  by_push boolean not null,
  due_at timestamptz not null,
  primary key (account_id, kind, outbox_id),
  check (by_email or by_push)
);
create index notification_summaries_due on notification_summaries (due_at);

-- How often a person was disturbed today, and when the last daily summary went out.
create table notification_days (
  account_id uuid primary key references accounts on delete cascade,
  day date not null,
  disturbed integer not null check (disturbed >= 0),
  summary_sent_on date
);

-- Without a row the daily summary is sent at the default hour.
create table daily_summaries (
  account_id uuid primary key references accounts on delete cascade,
  send_at time not null,
  chosen_at timestamptz not null,
  is_on boolean not null default true
);

-- The Monday of the last week whose report was sent, so that each week is sent once.
create table weekly_reports (
  account_id uuid primary key references accounts on delete cascade,
  week date not null check (extract(isodow from week) = 1)
);

-- Kinds of mails an account unsubscribed from.
create table email_opt_outs (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind <> ''),
  opted_out_at timestamptz not null,
  primary key (account_id, kind)
);

-- Kinds of mails an address unsubscribed from, with or without an account.
create table address_opt_outs (
  address text not null check (address = lower(address)),
  kind text not null check (kind <> ''),
  opted_out_at timestamptz not null,
  primary key (address, kind)
);

-- The VAPID keys of this installation, created when first needed.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

-- Browsers that receive pushes. They end with their session.
create table push_devices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- null when sessions live on another server
  session_id uuid references auth.sessions on delete cascade,
  endpoint text not null check (length(endpoint) <= 2000) unique,
  p256dh text not null check (length(p256dh) <= 200),
  auth_secret text not null check (length(auth_secret) <= 100),
  browser text,
  system text,
  created_at timestamptz not null
);
create index push_devices_account on push_devices (account_id, created_at);
create index push_devices_session on push_devices (session_id);
