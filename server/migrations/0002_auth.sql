-- Secrets are stored as hashes only: a leaked copy of these tables signs nobody in.

create schema auth;

create table auth.users (
  id uuid primary key,
  email text check (email = lower(email) and length(email) between 3 and 255),
  phone text unique check (phone ~ '^[1-9][0-9]{1,14}$'),
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  new_email text check (new_email = lower(new_email) and length(new_email) between 3 and 255),
  email_change_sent_at timestamptz,
  -- confirmations of an address change so far: the second completes it
  email_change_agreed integer not null default 0 check (email_change_agreed in (0, 1)),
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  new_phone text check (new_phone ~ '^[1-9][0-9]{1,14}$'),
  phone_change_sent_at timestamptz,
  -- API tokens created before this moment are refused
  tokens_ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index auth_users_email on auth.users (email);
create index auth_users_new_email on auth.users (new_email) where new_email is not null;
create index auth_users_created_at on auth.users (created_at);
create index auth_users_last_sign_in on auth.users (last_sign_in_at) where last_sign_in_at is not null;
create index auth_users_email_prefix on auth.users (email text_pattern_ops);

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

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null check (factor_type = 'totp'),
  friendly_name text not null default '',
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- encrypted (AES-256-GCM), not hashed: it has to be read to check a code
  sealed_secret bytea not null,
  -- the newest 30-second step whose code was accepted, so that no code counts twice
  last_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index auth_mfa_factors_user on auth.mfa_factors (user_id, created_at);
create unique index auth_mfa_factors_name on auth.mfa_factors (user_id, friendly_name)
  where friendly_name <> '';

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- derives each refresh token from its parent, so a repeated request gets the same successor although
  -- only hashes are stored
  refresh_key bytea not null check (length(refresh_key) = 32),
  ip inet,
  user_agent text,
  not_after timestamptz not null,
  refreshed_at timestamptz,
  factor_id uuid references auth.mfa_factors on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index auth_sessions_user on auth.sessions (user_id, created_at);
create index auth_sessions_factor on auth.sessions (factor_id) where factor_id is not null;
create index auth_sessions_not_after on auth.sessions (not_after);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32) unique,
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

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip inet not null,
  attempts integer not null default 0,
  verified_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index auth_mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index auth_mfa_challenges_expires on auth.mfa_challenges (expires_at);

-- The codes of a set share a salt, so that one argon2id finds out whether a code is among them.
create table auth.mfa_recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  salt bytea not null check (length(salt) >= 16),
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

-- The "This wasn't me" links of mails about a new second factor.
create table auth.factor_objections (
  token_hash bytea primary key check (length(token_hash) = 32),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index auth_factor_objections_factor on auth.factor_objections (factor_id);
create index auth_factor_objections_expires on auth.factor_objections (expires_at);

-- Browser and system ("Firefox · Windows"), to notify people of a sign-in from a new one.
create table auth.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  device text not null check (device <> ''),
  last_seen_at timestamptz not null,
  primary key (user_id, device)
);
create index auth_known_devices_seen on auth.known_devices (last_seen_at);

-- Links (SHA-256 of a random token) and six-digit codes (argon2id, few tries) that were mailed or texted.
-- What a sign-up says counts once its own token is confirmed.
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null
    check (kind in ('confirmation', 'recovery', 'email_change_new', 'email_change_current', 'sms',
      'phone_change', 'reauthentication')),
  address text not null,
  link_hash bytea check (length(link_hash) = 32) unique,
  code_hash text not null,
  code_attempts integer not null default 0,
  expires_at timestamptz not null,
  sign_up jsonb,
  created_at timestamptz not null
);
create index auth_one_time_tokens_expires on auth.one_time_tokens (expires_at);
create index auth_one_time_tokens_address on auth.one_time_tokens (address, kind);
create unique index auth_one_time_tokens_kind on auth.one_time_tokens (user_id, kind)
  where kind not in ('confirmation', 'sms');
create index auth_one_time_tokens_user on auth.one_time_tokens (user_id, kind, created_at);

-- A sign-in through PKCE or an OpenID provider. The code exists from the return on, as a hash; the
-- provider's tokens stay sealed until the browser fetches them.
create table auth.flow_state (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null check (authentication_method <> ''),
  auth_code_issued_at timestamptz,
  auth_code_hash bytea unique check (length(auth_code_hash) = 32),
  provider text check (provider <> ''),
  redirect_to text,
  linking_user_id uuid references auth.users on delete cascade,
  provider_nonce text,
  provider_verifier text,
  browser_hash bytea check (length(browser_hash) = 32),
  returned_at timestamptz,
  sealed_provider_tokens bytea,
  created_at timestamptz not null,
  check ((code_challenge is null) = (code_challenge_method is null)),
  check (
    case when provider is null then code_challenge is not null
    else redirect_to is not null and provider_nonce is not null end
  )
);
create index auth_flow_state_user on auth.flow_state (user_id, authentication_method, created_at desc);
create index auth_flow_state_created on auth.flow_state (created_at);
create index auth_flow_state_linking on auth.flow_state (linking_user_id) where linking_user_id is not null;

-- Keys come in generations: a new one is published before it signs, an old one until its last token has
-- expired.
create table auth.signing_keys (
  kid text primary key,
  purpose text not null check (purpose in ('signing', 'captcha', 'secrets')),
  private_jwk jsonb not null,
  generation integer not null default 1 check (generation >= 1),
  active_from timestamptz not null,
  created_at timestamptz not null,
  unique (purpose, generation)
);

create table auth.used_captchas (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz not null
);
create index auth_used_captchas_expires on auth.used_captchas (expires_at);

-- Sessions that end, change their level or belong to a banned user are read again by every process.
create function auth.notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('touchline_sessions', old.id::text);
  return old;
end
$$;
create trigger sessions_ended after delete on auth.sessions
  for each row execute function auth.notify_session_ended();
create trigger sessions_level_changed after update of aal on auth.sessions
  for each row when (old.aal is distinct from new.aal) execute function auth.notify_session_ended();

create function auth.notify_user_banned() returns trigger language plpgsql as $$
begin
  perform pg_notify('touchline_sessions', id::text) from auth.sessions where user_id = new.id;
  return new;
end
$$;
create trigger user_banned after update of banned_until on auth.users
  for each row when (new.banned_until is not null and old.banned_until is distinct from new.banned_until)
  execute function auth.notify_user_banned();
