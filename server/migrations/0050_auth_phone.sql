-- People who sign in by phone, or by nothing at all for a while: neither has an e-mail address.
alter table accounts alter column email drop not null;
alter table accounts add constraint accounts_email_check check (email <> '');
alter table join_requests alter column email drop not null;

alter table auth.users
  add constraint users_phone_check check (phone ~ '^[1-9][0-9]{1,14}$'),
  add column new_phone text check (new_phone ~ '^[1-9][0-9]{1,14}$'),
  add column phone_change_sent_at timestamptz;

-- Codes of text messages come without a link.
alter table auth.one_time_tokens
  drop constraint one_time_tokens_kind_check,
  add constraint one_time_tokens_kind_check check (kind in (
    'confirmation', 'recovery', 'email_change_new', 'email_change_current', 'sms', 'phone_change', 'reauthentication'
  )),
  alter column link_hash drop not null;
create index auth_one_time_tokens_address on auth.one_time_tokens (address, kind);

-- Text messages on their way. What was sent, or is too old to be of use, loses its words and its code.
create table text_messages (
  id uuid primary key,
  kind text not null check (kind <> ''),
  recipient text not null check (recipient ~ '^[1-9][0-9]{1,14}$'),
  body text not null,
  code text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'given_up', 'kept')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz
);
create index text_messages_created_at on text_messages (created_at desc, id);
create index text_messages_state on text_messages (state, created_at);
