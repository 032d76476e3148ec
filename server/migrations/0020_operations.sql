-- Who did what and when, kept for two years. Only ids: an erased account leaves no name here.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  action text not null check (action ~ '^[a-z]+\.[a-z_]+$'),
  -- null: the installation itself
  actor_id uuid,
  -- the account concerned, also when it is the actor
  subject_id uuid,
  ip inet,
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 2000)
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc) where actor_id is not null;
create index audit_log_subject on audit_log (subject_id, at desc, id desc) where subject_id is not null;

-- Imprint and privacy notice, by language.
create table site_pages (
  page text not null check (page in ('imprint', 'privacy')),
  language text not null,
  -- empty once removed, so that a later edit detects the removal
  words text not null check (char_length(words) <= 20000),
  changed_at timestamptz not null,
  primary key (page, language)
);

-- Sent by an operator to adults who opted in. English is always there.
create table newsletters (
  id uuid primary key,
  kind text not null check (kind in ('product_news', 'partner_offers')),
  written_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  sent_at timestamptz,
  -- totals, once all are delivered and the recipients deleted
  arrived integer check (arrived >= 0),
  failed integer check (failed >= 0),
  check ((arrived is null) = (failed is null))
);
create index newsletters_changed on newsletters (changed_at desc, id desc);
create index newsletters_writer on newsletters (written_by);

create table newsletter_texts (
  newsletter_id uuid not null references newsletters on delete cascade,
  language text not null,
  subject text not null check (subject <> ''),
  words text not null check (words <> ''),
  primary key (newsletter_id, language)
);

-- Deleted when all have arrived or failed.
create table newsletter_recipients (
  newsletter_id uuid not null references newsletters on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  written_at timestamptz,
  -- null: not written yet, or unsubscribed since
  mail_id uuid,
  primary key (newsletter_id, account_id)
);
create index newsletter_recipients_account on newsletter_recipients (account_id);
create index newsletter_recipients_waiting on newsletter_recipients (newsletter_id) where written_at is null;

-- Notices of the operator to everyone who is signed in.
create table announcements (
  id uuid primary key,
  kind text not null check (kind in ('info', 'maintenance')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- by language; where one is missing, English or the first of the others
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  changed_at timestamptz not null,
  check (ends_at > starts_at)
);
create index announcements_ends on announcements (ends_at);
