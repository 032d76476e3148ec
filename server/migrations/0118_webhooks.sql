-- Where a team sends its news. The secret has to be read again to sign with it: it is sealed.
create table webhooks (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  url text not null check (length(url) <= 2000),
  events text[] not null check (cardinality(events) > 0),
  secret bytea not null,
  -- The secret before: it signs, too, until then.
  old_secret bytea,
  old_secret_until timestamptz,
  is_on boolean not null default true,
  stopped text check (stopped in ('failing', 'gone')),
  failing_since timestamptz,
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null,
  unique (team_id, id),
  check ((old_secret is null) = (old_secret_until is null)),
  check (stopped is null or not is_on)
);
create index webhooks_maker on webhooks (made_by);

-- What a webhook was told, or is to be told. The id goes along with each try.
create table webhook_deliveries (
  id uuid primary key,
  team_id uuid not null,
  webhook_id uuid not null,
  -- Which piece of news it tells; null for a test.
  news_id bigint,
  event text not null,
  body text not null check (length(body) <= 20000),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  tries integer not null default 0 check (tries >= 0),
  status integer,
  problem text check (problem in ('bad_address', 'unreachable', 'answered', 'switched_off')),
  made_at timestamptz not null,
  next_at timestamptz,
  sent_at timestamptz,
  unique (webhook_id, news_id),
  foreign key (team_id, webhook_id) references webhooks (team_id, id) on delete cascade
);
create index webhook_deliveries_log on webhook_deliveries (team_id, webhook_id, made_at desc, id desc);
create index webhook_deliveries_age on webhook_deliveries (made_at);
