-- Lines of somebody's centre that go into one letter, or one push, together with others, and when:
-- unread conversations a while after they were written, the rest of a day at the hour of its summary.
-- The rows go with the letter, in one transaction.
create table notification_summaries (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('message_sent', 'daily_summary')),
  news_id bigint not null,
  by_letter boolean not null,
  by_push boolean not null,
  due_at timestamptz not null,
  primary key (account_id, kind, news_id),
  check (by_letter or by_push)
);
create index notification_summaries_due on notification_summaries (due_at);

-- Who wants one letter a day instead of many, and at what time of their zone.
create table daily_summaries (
  account_id uuid primary key references accounts on delete cascade,
  send_at time not null,
  chosen_at timestamptz not null
);

-- How often somebody was disturbed on the last day of their zone on which they were.
create table notification_days (
  account_id uuid primary key references accounts on delete cascade,
  day date not null,
  disturbed integer not null check (disturbed > 0)
);

-- Letters that an address, of an account or not, does not want from anybody any more.
create table address_refusals (
  address text not null check (address = lower(address)),
  kind text not null check (kind <> ''),
  refused_at timestamptz not null,
  primary key (address, kind)
);
