-- The second factor, the devices somebody signs in from, and an end for every session.

-- The secret of an authenticator app has to be read again, so it is sealed (AES-256-GCM) instead of hashed.
-- `last_step`: the newest half minute whose code was accepted; none counts twice.
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null check (factor_type = 'totp'),
  friendly_name text not null default '',
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  sealed_secret bytea not null,
  last_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index auth_mfa_factors_user on auth.mfa_factors (user_id, created_at);
create unique index auth_mfa_factors_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip inet not null,
  attempts integer not null default 0,
  verified_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_mfa_challenges_factor on auth.mfa_challenges (factor_id);
create index auth_mfa_challenges_expires on auth.mfa_challenges (expires_at);

-- One set at a time; its codes share a salt, so that one argon2id tells whether a code is among them.
create table auth.mfa_recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  salt bytea not null check (length(salt) >= 16),
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

-- Browser and system in words ('Firefox · Windows'), to tell people of a sign-in from one they have not used.
create table auth.known_devices (
  user_id uuid not null references auth.users on delete cascade,
  device text not null check (device <> ''),
  last_seen_at timestamptz not null,
  primary key (user_id, device)
);
create index auth_known_devices_seen on auth.known_devices (last_seen_at);

alter table auth.sessions add column factor_id uuid references auth.mfa_factors on delete set null;
create index auth_sessions_factor on auth.sessions (factor_id) where factor_id is not null;
update auth.sessions set not_after = created_at + interval '180 days' where not_after is null;
alter table auth.sessions alter column not_after set not null;
create index auth_sessions_not_after on auth.sessions (not_after);

alter table auth.signing_keys drop constraint signing_keys_purpose_check;
alter table auth.signing_keys add constraint signing_keys_purpose_check
  check (purpose in ('signing', 'captcha', 'secrets'));

-- A session whose level changed is asked about anew everywhere, and its streams are opened anew.
create trigger sessions_level_changed after update of aal on auth.sessions
  for each row when (old.aal is distinct from new.aal) execute function auth.tell_session_ended();
