-- What somebody wants to be told, and by which way. The codes of the choices are those of the screen.
alter table accounts
  add column notify_available text not null default 'email_and_mobile'
    check (notify_available in ('email_and_mobile', 'mobile', 'none')),
  add column notify_games text not null default 'email_and_mobile'
    check (notify_games in ('email_and_mobile', 'mobile', 'none')),
  add column reports boolean not null default true,
  add column reports_when_attending boolean not null default true,
  add column themes_all boolean not null default true,
  add column themes_concerned boolean not null default true,
  add column product_news boolean not null default false,
  add column partner_offers boolean not null default false;

-- Who said their day of birth when they joined a team has said it: what is for adults goes by it.
update accounts a set date_of_birth = own.date_of_birth
from (select account_id, max(date_of_birth) as date_of_birth from members
      where account_id is not null group by account_id) own
where a.id = own.account_id and a.date_of_birth is null;

-- An account on its way out: until the day it is erased, a sign-in calls it off. The row then stays
-- until the person has seen that.
create table account_deletions (
  account_id uuid primary key references accounts on delete cascade,
  asked_at timestamptz not null,
  erase_at timestamptz not null check (erase_at > asked_at),
  called_off_at timestamptz
);
create index account_deletions_due on account_deletions (erase_at) where called_off_at is null;

-- A copy of everything about a person, made once and kept for a few days.
create table account_exports (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  bytes bigint check (bytes >= 0),
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null,
  check ((state = 'ready') = (ready_at is not null and bytes is not null))
);
create index account_exports_account on account_exports (account_id, asked_at desc);
create index account_exports_expires on account_exports (expires_at);

-- Erasing somebody looks for what was sent to them.
create index mails_recipient on mails (lower(recipient));
