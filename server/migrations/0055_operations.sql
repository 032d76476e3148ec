-- Who did what, to whom and when, for two years. Ids only: an address is looked up when the log is read, so that
-- an erased account leaves no name here. `subject_id` is the account it was about, also when that is the actor.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  action text not null check (action ~ '^[a-z]+\.[a-z_]+$'),
  -- null when the installation acted by itself
  actor_id uuid,
  subject_id uuid,
  ip inet,
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 2000)
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc) where actor_id is not null;
create index audit_log_subject on audit_log (subject_id, at desc, id desc) where subject_id is not null;

-- What the operator's figures count.
create index auth_users_created_at on auth.users (created_at);
create index auth_users_last_sign_in on auth.users (last_sign_in_at) where last_sign_in_at is not null;
create index accounts_email_prefix on accounts (lower(email) text_pattern_ops);
create index auth_users_email_prefix on auth.users (email text_pattern_ops);
create index mails_failed on mails (created_at desc, id desc) where state in ('bounced', 'given_up');
create index events_starts_at on events (starts_at) where cancelled_at is null;
create index mails_sent_at on mails (sent_at) where sent_at is not null;
