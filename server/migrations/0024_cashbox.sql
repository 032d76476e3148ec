-- The cash box of a team of adults: fines, drinks and the money in it. Without a row, it was never on.
create table cash_boxes (
  team_id uuid primary key references teams on delete cascade,
  is_on boolean not null,
  -- players see each other's balances
  is_open boolean not null default true,
  currency text not null check (currency in ('EUR', 'CHF', 'USD', 'GBP', 'CAD', 'AUD', 'JPY')),
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null
);
create index cash_boxes_account on cash_boxes (changed_by);

-- Fines and drinks to tap. Entries copy name and amount, so these can be changed and deleted.
create table cash_box_items (
  team_id uuid not null references cash_boxes on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('fine', 'drink')),
  name text not null check (name <> '' and length(name) <= 60),
  -- in minor units
  amount bigint not null check (amount between 1 and 99999999),
  primary key (team_id, id)
);

-- The ledger: append-only. Balances are its sums, in minor units.
create table cash_box_entries (
  team_id uuid not null references cash_boxes on delete cascade,
  id uuid not null,
  kind text not null check (kind in
    ('fine', 'drink', 'payment', 'payout', 'waiver', 'bill', 'income', 'expense')),
  -- null: of the team, or of someone whose row is gone
  member_id uuid,
  -- how much more the member owes
  owed bigint not null,
  -- how much more is in the box
  cash bigint not null,
  -- the item's name, or a note
  label text not null check (length(label) <= 200),
  event_id uuid,
  bill_id uuid,
  -- the entry that this one takes back: each once
  undoes_id uuid,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  primary key (team_id, id),
  unique (team_id, undoes_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete set null (member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete set null (event_id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete set null (bill_id),
  foreign key (team_id, undoes_id) references cash_box_entries (team_id, id) on delete cascade,
  check (owed <> 0 or cash <> 0),
  check (case kind
    when 'payment' then owed = -cash
    when 'payout' then owed = -cash
    when 'income' then owed = 0 and member_id is null
    when 'expense' then owed = 0 and member_id is null
    else cash = 0 end),
  -- undoing an entry has the opposite sign
  check (case when kind in ('fine', 'drink', 'payout') then owed > 0
    when kind in ('payment', 'waiver', 'bill') then owed < 0
    when kind = 'income' then cash > 0
    else cash < 0 end = (undoes_id is null))
);
create index cash_box_entries_member on cash_box_entries (team_id, member_id, id desc)
  include (owed) where member_id is not null;
create index cash_box_entries_cash on cash_box_entries (team_id, id desc)
  include (cash) where cash <> 0;
create index cash_box_entries_event on cash_box_entries (team_id, event_id)
  where event_id is not null;
create index cash_box_entries_bill on cash_box_entries (team_id, bill_id) where bill_id is not null;
create index cash_box_entries_maker on cash_box_entries (created_by);
