-- Signing keys come in generations: a new one is published before it signs, an old one until the last
-- token it signed has expired. Two processes that make the next one at the same time agree on one.
alter table auth.signing_keys
  add column generation integer not null default 1 check (generation >= 1),
  add column active_from timestamptz;
update auth.signing_keys set active_from = created_at;
drop index auth.auth_signing_keys_current;
alter table auth.signing_keys
  alter column active_from set not null,
  drop column retired_at,
  add constraint signing_keys_generation unique (purpose, generation);
