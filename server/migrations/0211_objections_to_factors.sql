-- "This wasn't me" in the letter about a second factor: the secret of its link, as a hash. It outlives
-- whatever else is sent or confirmed meanwhile, and goes with its factor.
create table auth.factor_objections (
  token_hash bytea primary key check (length(token_hash) = 32),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index auth_factor_objections_factor on auth.factor_objections (factor_id);
create index auth_factor_objections_expires on auth.factor_objections (expires_at);
