-- Who may sign in, and how. Secrets are kept as hashes only: whoever reads these tables cannot sign in with what they find.
create schema auth;

create table auth.users (
  id uuid primary key,
  email text check (email = lower(email) and length(email) between 3 and 255),
  phone text unique,
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  new_email text check (new_email = lower(new_email) and length(new_email) between 3 and 255),
  email_change_sent_at timestamptz,
  -- Sides of an address change that have agreed so far: the second one completes it.
  email_change_agreed integer not null default 0 check (email_change_agreed in (0, 1)),
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index auth_users_email on auth.users (email);
create index auth_users_new_email on auth.users (new_email) where new_email is not null;

create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  provider text not null check (provider <> ''),
  provider_id text not null check (provider_id <> ''),
  identity_data jsonb not null default '{}',
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create index auth_identities_user on auth.identities (user_id, created_at);
create index auth_identities_email on auth.identities (email);

-- `refresh_key` derives each refresh token from its parent, so that a repeated request gets the same successor
-- although only hashes of the tokens are stored.
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  refresh_key bytea not null check (length(refresh_key) = 32),
  ip inet,
  user_agent text,
  not_after timestamptz,
  refreshed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index auth_sessions_user on auth.sessions (user_id, created_at);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  parent_id bigint references auth.refresh_tokens on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create unique index auth_refresh_tokens_active on auth.refresh_tokens (session_id) where revoked_at is null;
create index auth_refresh_tokens_session on auth.refresh_tokens (session_id);
create index auth_refresh_tokens_parent on auth.refresh_tokens (parent_id);
create index auth_refresh_tokens_revoked on auth.refresh_tokens (revoked_at) where revoked_at is not null;

create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions on delete cascade,
  method text not null check (method <> ''),
  created_at timestamptz not null,
  primary key (session_id, method)
);

-- One live secret per person and kind: the link (SHA-256 of a random token) and the six digits (argon2id, few tries).
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in (
    'confirmation', 'recovery', 'email_change_new', 'email_change_current', 'phone_change', 'reauthentication'
  )),
  address text not null,
  link_hash bytea not null unique check (length(link_hash) = 32),
  code_hash text not null,
  code_attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, kind)
);
create index auth_one_time_tokens_expires on auth.one_time_tokens (expires_at);

create table auth.flow_state (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  auth_code uuid not null unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null check (authentication_method <> ''),
  auth_code_issued_at timestamptz,
  created_at timestamptz not null
);
create index auth_flow_state_user on auth.flow_state (user_id, authentication_method, created_at desc);
create index auth_flow_state_created on auth.flow_state (created_at);

-- Keys of this installation: `signing` makes access tokens, `captcha` seals challenges. One current key each.
create table auth.signing_keys (
  kid text primary key,
  purpose text not null check (purpose in ('signing', 'captcha')),
  private_jwk jsonb not null,
  retired_at timestamptz,
  created_at timestamptz not null
);
create unique index auth_signing_keys_current on auth.signing_keys (purpose) where retired_at is null;

create table auth.used_captchas (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz not null
);
create index auth_used_captchas_expires on auth.used_captchas (expires_at);

-- Every process forgets an ended session at once, whichever statement ended it (cascades included).
create function auth.tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('touchline_sessions', old.id::text);
  return old;
end
$$;
create trigger sessions_ended after delete on auth.sessions
  for each row execute function auth.tell_session_ended();
