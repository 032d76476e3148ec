-- What a program of somebody may do in their name, and until when. Of the secret a hash is kept: it was
-- made by chance, 256 bits long, so that nobody tries it.
create table api_tokens (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null check (name <> ''),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  -- The first letters of the secret, by which its person knows it again.
  begins text not null check (length(begins) <= 20),
  scopes text[] not null check (cardinality(scopes) > 0),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  last_used_at timestamptz
);
create index api_tokens_account on api_tokens (account_id, made_at desc);
create index api_tokens_expiry on api_tokens (expires_at);

-- Programs look, too: at whom, and that it was not the person, the family reads. Contact and birth date
-- of a child are looked at by programs alone; people see them on every screen.
alter table health_looks add column by_program boolean not null default false;
alter table health_looks drop constraint health_looks_what_check;
alter table health_looks add constraint health_looks_what_check
  check (what in ('health', 'emergency', 'certificate', 'contact'));
