-- At night letters wait for the morning of the person's zone; what is urgent does not.
alter table accounts
  add column quiet_hours boolean not null default true,
  add column quiet_from time not null default '22:00',
  add column quiet_until time not null default '07:00';

-- A letter that is still to be written, and when. Its words are found when it is written: what was
-- called off or answered meanwhile needs none. The row goes with the letter, in one transaction.
create table notification_letters (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  team_id uuid not null references teams on delete cascade,
  event_id uuid not null,
  kind text not null check (kind <> ''),
  news_id bigint not null,
  due_at timestamptz not null,
  unique (account_id, news_id, kind),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade
);
create index notification_letters_due on notification_letters (due_at);
create index notification_letters_event on notification_letters (team_id, event_id);

-- Kinds of letters somebody does not want any more.
create table letter_refusals (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind <> ''),
  refused_at timestamptz not null,
  primary key (account_id, kind)
);
