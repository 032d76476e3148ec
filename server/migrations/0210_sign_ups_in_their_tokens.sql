-- What a sign-up says (password, names, identity) is kept with the one-time token of its own letter and
-- counts when that letter is confirmed. Several people may have signed up with one address: one token each.
alter table auth.one_time_tokens add column sign_up jsonb;
alter table auth.one_time_tokens drop constraint one_time_tokens_user_id_kind_key;
create unique index auth_one_time_tokens_kind on auth.one_time_tokens (user_id, kind)
  where kind not in ('confirmation', 'sms');
create index auth_one_time_tokens_user on auth.one_time_tokens (user_id, kind, created_at);
