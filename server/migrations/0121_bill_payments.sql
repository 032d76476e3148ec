-- Which account of which provider a page was opened for, and how far what happened there is known: the
-- number of the last question to the provider, of the last answer that counted, and when that was true.
alter table bill_checkouts
  add column provider text not null check (provider in ('stripe', 'sandbox')),
  add column payee_id text not null check (length(payee_id) <= 255),
  add column reads integer not null default 0,
  add column read_number integer not null default 0,
  add column told_at timestamptz;

-- Whoever chose to pay later has handed the page in, and the money is on its way.
alter table bill_checkouts drop constraint bill_checkouts_state_check;
alter table bill_checkouts add constraint bill_checkouts_state_check
  check (state in ('open', 'waiting', 'paid', 'closed'));
create index bill_checkouts_unsettled on bill_checkouts (expires_at) where state in ('open', 'waiting');

-- What is to go back to a card. Kept before the provider is asked, so that it is asked until it answers.
create table bill_refunds (
  id uuid primary key,
  team_id uuid not null,
  bill_id uuid not null,
  checkout_id uuid not null references bill_checkouts on delete cascade,
  -- The browser's id of the wish; one wish can need several payments. Null: more came than was owed.
  wish_id uuid,
  amount bigint not null check (amount > 0),
  note text not null default '',
  made_by uuid references accounts on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- The books have it: the provider may tell of it before its answer arrives.
  is_booked boolean not null default false,
  made_at timestamptz not null,
  unique (checkout_id, wish_id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade
);
create index bill_refunds_bill on bill_refunds (team_id, bill_id, made_at);
create index bill_refunds_maker on bill_refunds (made_by);
create index bill_refunds_waiting on bill_refunds (made_at) where state = 'waiting';
