-- Where a club is paid: its account at the payment provider, and at its bank.
create table payees (
  team_id uuid primary key references teams on delete cascade,
  provider text check (provider in ('stripe', 'sandbox')),
  -- The provider's account of the club; null until somebody begins to tell who the club is.
  provider_id text unique check (length(provider_id) <= 255),
  state text not null default 'none' check (state in ('none', 'onboarding', 'ready')),
  country text check (length(country) = 2),
  -- For transfers: who holds the account, and its number without blanks.
  holder text check (holder <> ''),
  iban text check (length(iban) between 15 and 34),
  checked_at timestamptz,
  check ((provider_id is null) = (provider is null)),
  check ((holder is null) = (iban is null))
);

-- Money that is asked for: a membership campaign, an activity, a pre-order, a fund. A draft keeps what was
-- typed, whole or not.
create table collections (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  kind text not null check (kind in ('membership', 'activity', 'pre_order', 'fund')),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  -- How far the wizard was followed.
  step text not null default 'information'
    check (step in ('information', 'fees', 'form', 'payment', 'broadcast')),
  name text not null default '',
  starts_on date,
  ends_on date,
  details text not null default '',
  organizer_email text not null default '',
  phone text not null default '',
  currency text not null default 'EUR' check (currency in ('EUR', 'USD', 'GBP', 'CAD', 'AUD', 'JPY')),
  takes_instalments boolean not null default false,
  takes_offline boolean not null default false,
  broadcast text not null default 'private' check (broadcast in ('private', 'public')),
  opens_on date,
  closes_on date,
  organizer_every smallint check (organizer_every between 1 and 365),
  reminder_after smallint check (reminder_after between 1 and 365),
  -- Of a fund: what is hoped for, in minor units.
  goal bigint check (goal > 0),
  -- Stands in the address of its form: whoever has it may open a public one.
  key text not null unique,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz,
  organizer_told_at timestamptz,
  version integer not null default 1,
  unique (team_id, id),
  check ((state = 'draft') = (published_at is null))
);
create index collections_team on collections (team_id, created_at desc, id desc);
create index collections_creator on collections (created_by);
create index collections_reminding on collections (published_at)
  where state = 'open' and (reminder_after is not null or organizer_every is not null);

-- What can be chosen: a fee, or in a pre-order an article. Amounts are minor units.
create table collection_fees (
  id uuid primary key,
  team_id uuid not null,
  collection_id uuid not null,
  position smallint not null,
  name text not null check (name <> ''),
  details text not null default '',
  type text not null check (type in ('fixed', 'free', 'new')),
  amount bigint check (amount between 1 and 99999999),
  is_active boolean not null default true,
  -- How many there are; null: as many as are wanted. With sizes, each size has its own.
  stock integer check (stock >= 0),
  unique (team_id, id),
  foreign key (team_id, collection_id) references collections (team_id, id) on delete cascade,
  check ((type = 'fixed') = (amount is not null))
);
create index collection_fees_collection on collection_fees (team_id, collection_id, position);

create table collection_fee_sizes (
  id uuid primary key,
  team_id uuid not null,
  fee_id uuid not null,
  position smallint not null,
  name text not null check (name <> ''),
  stock integer check (stock >= 0),
  unique (team_id, id),
  unique (team_id, fee_id, name),
  foreign key (team_id, fee_id) references collection_fees (team_id, id) on delete cascade
);

create table collection_fields (
  id uuid primary key,
  team_id uuid not null,
  collection_id uuid not null,
  position smallint not null,
  name text not null check (name <> ''),
  type text not null check (type in ('text', 'textarea', 'number', 'date', 'checkbox', 'select')),
  is_mandatory boolean not null,
  -- Asked of those who choose this fee; null: of everybody.
  fee_id uuid,
  options text[] not null default '{}',
  unique (team_id, id),
  foreign key (team_id, collection_id) references collections (team_id, id) on delete cascade,
  foreign key (team_id, fee_id) references collection_fees (team_id, id) on delete cascade
);
create index collection_fields_collection on collection_fields (team_id, collection_id, position);
create index collection_fields_fee on collection_fields (team_id, fee_id) where fee_id is not null;

-- Who was asked. What they owe stands in their bill, once there is one.
create table collection_invitations (
  id uuid primary key,
  team_id uuid not null,
  collection_id uuid not null,
  member_id uuid not null,
  invited_at timestamptz not null,
  reminded_at timestamptz,
  unique (team_id, collection_id, member_id),
  foreign key (team_id, collection_id) references collections (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index collection_invitations_member on collection_invitations (team_id, member_id);

-- Numbers of bills are of the whole installation: by them a transfer is known again.
create sequence bill_numbers as bigint start 100000;

-- What one payer owes a collection, for one person or several. It outlives the people it names.
create table bills (
  id uuid primary key,
  team_id uuid not null,
  collection_id uuid not null,
  number bigint not null unique default nextval('bill_numbers'),
  -- The browser's id of the form: sent twice, it is one bill.
  client_id uuid not null,
  -- Null: somebody without an account, or whose account is gone.
  account_id uuid references accounts on delete set null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  language text not null check (language in ('en', 'fr', 'de', 'es')),
  -- How the payer meant to pay; the books say how it was.
  way text not null check (way in ('card', 'instalments', 'offline', 'later')),
  -- A gift whose giver only the treasurer sees.
  is_anonymous boolean not null default false,
  -- What the books say, kept with each entry under a lock on the bill: owed and held, minor units.
  charged bigint not null default 0 check (charged >= 0),
  owed bigint not null default 0 check (owed >= 0),
  held bigint not null default 0 check (held >= 0),
  state text not null default 'open'
    check (state in ('open', 'part_paid', 'paid', 'forgone', 'refunded')),
  -- The next day by which something is due; null when nothing is.
  due_on date,
  made_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  reminded_at timestamptz,
  unique (team_id, id),
  unique (team_id, collection_id, client_id),
  foreign key (team_id, collection_id) references collections (team_id, id) on delete cascade
);
create index bills_collection on bills (team_id, collection_id, created_at desc, id desc);
create index bills_account on bills (account_id, created_at desc);
create index bills_maker on bills (made_by);
create index bills_due on bills (due_on) where owed > 0;

create table bill_lines (
  id uuid primary key,
  team_id uuid not null,
  bill_id uuid not null,
  position smallint not null,
  fee_id uuid not null,
  size_id uuid,
  -- Null: somebody who is not on the roster, or no longer.
  member_id uuid,
  first_name text not null,
  last_name text not null,
  quantity smallint not null default 1 check (quantity between 1 and 99),
  -- For all of the quantity, in minor units.
  amount bigint not null check (amount >= 0),
  -- What was answered, by the id of the field.
  answers jsonb not null default '{}',
  unique (team_id, id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade,
  foreign key (team_id, fee_id) references collection_fees (team_id, id),
  foreign key (team_id, size_id) references collection_fee_sizes (team_id, id),
  foreign key (team_id, member_id) references members (team_id, id) on delete set null (member_id)
);
create index bill_lines_bill on bill_lines (team_id, bill_id, position);
create index bill_lines_fee on bill_lines (team_id, fee_id);
create index bill_lines_size on bill_lines (team_id, size_id) where size_id is not null;
create index bill_lines_member on bill_lines (team_id, member_id) where member_id is not null;

-- When how much of a bill is due; a bill paid at once has one.
create table bill_instalments (
  team_id uuid not null,
  bill_id uuid not null,
  position smallint not null,
  amount bigint not null check (amount > 0),
  due_on date not null,
  reminded_at timestamptz,
  primary key (team_id, bill_id, position),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade
);

-- The journal (domain/collections/journal): only ever added to.
create table bill_entries (
  id uuid primary key,
  team_id uuid not null,
  bill_id uuid not null,
  kind text not null check (kind in ('charged', 'paid', 'returned', 'refunded', 'forgone')),
  method text check (method in ('card', 'transfer', 'cash', 'check', 'pass')),
  amount bigint not null check (amount > 0),
  -- What it counts once by: a payment or refund of the provider, a transfer of the bank.
  source text unique check (length(source) <= 300),
  note text not null default '',
  -- The day the money moved, as whoever recorded it says.
  on_day date not null,
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null,
  unique (team_id, id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade,
  check ((kind in ('paid', 'returned', 'refunded')) = (method is not null))
);
create index bill_entries_bill on bill_entries (team_id, bill_id, made_at, id);
create index bill_entries_maker on bill_entries (made_by);

-- Pages of the provider on which a bill is paid. One open page a bill.
create table bill_checkouts (
  id uuid primary key,
  team_id uuid not null,
  bill_id uuid not null,
  amount bigint not null check (amount > 0),
  session_id text unique,
  payment_id text unique,
  url text,
  state text not null default 'open' check (state in ('open', 'paid', 'closed')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade
);
create unique index bill_checkouts_open on bill_checkouts (team_id, bill_id) where state = 'open';
create index bill_checkouts_bill on bill_checkouts (team_id, bill_id, created_at);

-- Somebody asks quietly to pay less, or in parts. Only who runs collections reads it.
create table bill_requests (
  id uuid primary key,
  team_id uuid not null,
  bill_id uuid not null,
  kind text not null check (kind in ('reduction', 'instalments')),
  words text not null,
  state text not null default 'open' check (state in ('open', 'granted', 'refused')),
  answer text not null default '',
  asked_at timestamptz not null,
  answered_by uuid references accounts on delete set null,
  answered_at timestamptz,
  unique (team_id, id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade,
  check ((state = 'open') = (answered_at is null))
);
create unique index bill_requests_open on bill_requests (team_id, bill_id) where state = 'open';
create index bill_requests_bill on bill_requests (team_id, bill_id, asked_at);
create index bill_requests_answerer on bill_requests (answered_by);

-- Money that arrived at the club's bank, as its files tell: each counts once, however often it is brought.
create table bank_transfers (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  key text not null check (length(key) <= 300),
  booked_on date,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  payer text not null default '',
  words text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'booked', 'left_out')),
  bill_id uuid,
  brought_by uuid references accounts on delete set null,
  brought_at timestamptz not null,
  unique (team_id, key),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete set null (bill_id)
);
create index bank_transfers_team on bank_transfers (team_id, state, booked_on desc, id desc);
create index bank_transfers_bill on bank_transfers (team_id, bill_id) where bill_id is not null;
create index bank_transfers_bringer on bank_transfers (brought_by);
