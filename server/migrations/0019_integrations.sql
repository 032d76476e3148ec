-- Apps that registered themselves (OAuth, RFC 7591). They are public clients: none has a secret.
create table oauth_clients (
  id uuid primary key,
  name text not null check (name <> ''),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 5),
  created_at timestamptz not null,
  -- when a person last connected it
  used_at timestamptz
);
create index oauth_clients_age on oauth_clients (coalesce(used_at, created_at));

-- Personal tokens for programs. Only a hash of the secret (256 random bits) is stored.
create table api_tokens (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null check (name <> ''),
  secret_hash bytea not null check (length(secret_hash) = 32) unique,
  -- the first characters, by which its owner recognises it
  begins text not null check (length(begins) <= 20),
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- an app that a person connected renews its secret every hour, and is sent to this host
  client_id uuid references oauth_clients on delete cascade,
  client_host text,
  secret_expires_at timestamptz,
  check (expires_at > created_at),
  check ((client_id is null) = (secret_expires_at is null)),
  check (client_id is not null or client_host is null)
);
create index api_tokens_account on api_tokens (account_id, created_at desc);
create index api_tokens_expiry on api_tokens (expires_at);
create index api_tokens_client on api_tokens (client_id);

-- What an app exchanges for its first secret, once. Used ones stay, so that a second use is noticed.
create table oauth_codes (
  hash bytea primary key check (length(hash) = 32),
  token_id uuid not null references api_tokens on delete cascade,
  redirect_uri text not null,
  code_challenge text not null check (length(code_challenge) = 43),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index oauth_codes_token on oauth_codes (token_id);

-- What an app renews its secret with, each once.
create table oauth_refresh_tokens (
  hash bytea primary key check (length(hash) = 32),
  token_id uuid not null references api_tokens on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index oauth_refresh_tokens_token on oauth_refresh_tokens (token_id);

-- Events sent to an address of the team. The secret is sealed, because signing has to read it.
create table webhooks (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  url text not null check (length(url) <= 2000),
  events text[] not null check (cardinality(events) > 0),
  secret bytea not null,
  -- also signs until `old_secret_until`
  old_secret bytea,
  old_secret_until timestamptz,
  is_on boolean not null default true,
  stopped text check (stopped in ('failing', 'gone')),
  failing_since timestamptz,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  primary key (team_id, id),
  check ((old_secret is null) = (old_secret_until is null)),
  check (stopped is null or not is_on)
);
create index webhooks_maker on webhooks (created_by);

-- The id is the same in every attempt.
create table webhook_deliveries (
  team_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  -- null for a test
  outbox_id bigint,
  event text not null,
  body text not null check (length(body) <= 20000),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  tries integer not null default 0 check (tries >= 0),
  status integer,
  problem text check (problem in ('bad_address', 'unreachable', 'answered', 'switched_off')),
  created_at timestamptz not null,
  next_at timestamptz,
  sent_at timestamptz,
  primary key (team_id, id),
  unique (team_id, webhook_id, outbox_id),
  foreign key (team_id, webhook_id) references webhooks (team_id, id) on delete cascade
);
create index webhook_deliveries_log on webhook_deliveries (team_id, webhook_id, created_at desc, id desc);
create index webhook_deliveries_age on webhook_deliveries (created_at);
