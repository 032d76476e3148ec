-- A letter of an operator to the adults who asked for letters of its kind. Its words in several
-- languages; English is there in any case.
create table newsletters (
  id uuid primary key,
  kind text not null check (kind in ('product_news', 'partner_offers')),
  written_by uuid references accounts on delete set null,
  changed_at timestamptz not null,
  sent_at timestamptz,
  -- What became of it, once nothing changes any more and its recipients are forgotten.
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

-- To whom it goes; the letter is there once it was written. Forgotten when all have arrived or failed.
create table newsletter_recipients (
  newsletter_id uuid not null references newsletters on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  written_at timestamptz,
  -- The letter in the post; null: not written yet, or not wanted any more.
  mail_id uuid,
  primary key (newsletter_id, account_id)
);
create index newsletter_recipients_account on newsletter_recipients (account_id);
create index newsletter_recipients_waiting on newsletter_recipients (newsletter_id) where written_at is null;
