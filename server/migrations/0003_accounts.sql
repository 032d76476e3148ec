-- Has the id of the auth user, which may live on another server: no foreign key.
create table accounts (
  id uuid primary key,
  email text check (email <> ''),
  first_name text not null default '',
  last_name text not null default '',
  language text not null default 'en' check (language in ('en', 'fr', 'de', 'es')),
  theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  time_zone text,
  phone text,
  date_of_birth date,
  avatar_file_id uuid,
  referral_source text,
  goals text[] not null default '{}',
  onboarded_at timestamptz,
  is_demo boolean not null default false,
  reports boolean not null default true,
  reports_when_attending boolean not null default true,
  product_news boolean not null default false,
  partner_offers boolean not null default false,
  quiet_hours boolean not null default true,
  quiet_from time not null default '22:00',
  quiet_until time not null default '07:00',
  -- introductions of pages that were read to the end
  introductions_seen text[] not null default '{}',
  push_topics text[] not null default '{new_events,changes,reminders,messages,money}'
    check (push_topics <@ '{new_events,changes,reminders,messages,money}'),
  email_topics text[] not null default '{new_events,changes,reminders,messages,money}'
    check (email_topics <@ '{new_events,changes,reminders,messages,money}'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index accounts_email on accounts (lower(email));
create index accounts_email_prefix on accounts (lower(email) text_pattern_ops);

-- Signing in before `erase_at` cancels the deletion; the row stays until the person has seen that.
create table account_deletions (
  account_id uuid primary key references accounts on delete cascade,
  requested_at timestamptz not null,
  erase_at timestamptz not null,
  cancelled_at timestamptz,
  check (erase_at > requested_at)
);
create index account_deletions_due on account_deletions (erase_at) where cancelled_at is null;
