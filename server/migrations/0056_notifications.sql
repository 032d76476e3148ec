-- A line of the notification centre. Unread ones of the same group are one line that grows; ids only,
-- names are looked up when it is read. `news_ids` makes telling the same news again change nothing.
create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  team_id uuid references teams on delete cascade,
  kind text not null check (kind <> ''),
  group_key text not null check (group_key <> ''),
  subjects jsonb not null check (jsonb_typeof(subjects) = 'array'),
  news_ids bigint[] not null check (cardinality(news_ids) > 0),
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_list on notifications (account_id, created_at desc, id desc);
create unique index notifications_unread on notifications (account_id, group_key) where read_at is null;
create index notifications_team on notifications (team_id) where team_id is not null;
create index notifications_created_at on notifications (created_at);
