-- Where a club is paid: its account at the payment provider and at its bank.
create table payout_accounts (
  team_id uuid primary key references teams on delete cascade,
  provider text check (provider in ('stripe', 'sandbox')),
  -- null until onboarding starts
  provider_id text check (length(provider_id) <= 255) unique,
  state text not null default 'none' check (state in ('none', 'onboarding', 'ready')),
  country text check (length(country) = 2),
  -- for transfers; the IBAN has no blanks
  holder text check (holder <> ''),
  iban text check (length(iban) between 15 and 34),
  -- on Swiss payment slips: street, building, postcode, town
  address jsonb check (jsonb_typeof(address) = 'object'),
  checked_at timestamptz,
  check (address is null or iban is not null),
  check ((provider_id is null) = (provider is null)),
  check ((holder is null) = (iban is null))
);

-- What a club asks of its members, by rule (domain/collections/dues).
create table dues_schedules (
  club_id uuid primary key references clubs on delete cascade,
  currency text not null,
  -- how many months a bill is usually for
  months smallint not null check (months in (12, 6, 3, 1)),
  rules jsonb not null check (jsonb_typeof(rules) = 'object'),
  version integer not null default 1,
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null
);
create index dues_schedules_account on dues_schedules (changed_by);

-- Bills written at once for members of all teams: one collection a team.
create table dues_runs (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  name text not null check (name <> ''),
  starts_on date not null,
  ends_on date not null,
  due_on date not null,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  unique (club_id, id),
  check (starts_on <= ends_on)
);
create index dues_runs_club on dues_runs (club_id, starts_on desc, id);
create index dues_runs_account on dues_runs (created_by);

-- Bills that are to be written automatically: announced a week before.
create table dues_plans (
  -- also of the run, so that its bills are written once
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  name text not null check (name <> ''),
  starts_on date not null,
  months smallint not null check (months in (12, 6, 3, 1)),
  whom text not null check (whom in ('everyone', 'newcomers')),
  -- the period, or the month from which newcomers are billed
  key date not null,
  sends_on date not null,
  state text not null default 'announced' check (state in ('announced', 'stopped', 'sent')),
  announced_at timestamptz not null,
  decided_by uuid references accounts on delete set null,
  unique (club_id, starts_on, whom, key)
);
create index dues_plans_waiting on dues_plans (sends_on) where state = 'announced';
create index dues_plans_account on dues_plans (decided_by);

-- When a club sends which letters about overdue bills.
create table reminder_settings (
  club_id uuid primary key references clubs on delete cascade,
  stages jsonb not null check (jsonb_typeof(stages) = 'array' and jsonb_array_length(stages) between 1 and 3),
  currency text not null,
  is_automatic boolean not null default false,
  hour smallint not null check (hour between 8 and 19),
  -- 1 is Monday; null: any day
  weekday smallint check (weekday between 1 and 7),
  -- the last day on which reminders were sent automatically
  ran_on date,
  version integer not null default 1,
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null
);
create index reminder_settings_account on reminder_settings (changed_by);
create index reminder_settings_automatic on reminder_settings (hour) where is_automatic;

-- How a club's bookings are handed to an accountant who works with DATEV.
create table accounting_settings (
  club_id uuid primary key references clubs on delete cascade,
  consultant integer not null check (consultant between 1001 and 9999999),
  client integer not null check (client between 1 and 99999),
  -- the first month of the financial year
  year_begins smallint not null check (year_begins between 1 and 12),
  account_length smallint not null check (account_length between 4 and 8),
  chart text not null check (chart in ('42', '49', '03', '04')),
  accounts jsonb not null check (jsonb_typeof(accounts) = 'object'),
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null
);
create index accounting_settings_account on accounting_settings (changed_by);

-- A membership campaign, an activity, a pre-order or a fund. A draft may be incomplete.
create table collections (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('membership', 'activity', 'pre_order', 'fund')),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  -- progress in the wizard
  step text not null default 'information'
    check (step in ('information', 'fees', 'form', 'payment', 'broadcast')),
  name text not null default '',
  starts_on date,
  ends_on date,
  details text not null default '',
  organizer_email text not null default '',
  phone text not null default '',
  currency text not null default 'EUR' check (currency in ('EUR', 'CHF', 'USD', 'GBP', 'CAD', 'AUD', 'JPY')),
  takes_instalments boolean not null default false,
  takes_offline boolean not null default false,
  broadcast text not null default 'private' check (broadcast in ('private', 'public')),
  opens_on date,
  closes_on date,
  organizer_every smallint check (organizer_every between 1 and 365),
  reminder_after smallint check (reminder_after between 1 and 365),
  -- target of a fund, in minor units
  goal bigint check (goal > 0),
  -- for people; the rest wait. null: no limit
  places integer check (places between 1 and 100000),
  -- days that a place waits for its payment while others want it; null: always
  hold_days smallint check (hold_days between 1 and 365),
  -- part of the public address
  key text not null unique,
  changed_at timestamptz not null,
  published_at timestamptz,
  organizer_notified_at timestamptz,
  version integer not null default 1,
  -- the fees of a period for members of the whole club
  dues_run_id uuid references dues_runs on delete set null,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  primary key (team_id, id),
  check (places is null or kind = 'activity'),
  check ((state = 'draft') = (published_at is null))
);
create index collections_team on collections (team_id, created_at desc, id desc);
create index collections_creator on collections (created_by);
create index collections_dues_run on collections (dues_run_id) where dues_run_id is not null;
create index collections_reminding on collections (published_at)
  where state = 'open' and (reminder_after is not null or organizer_every is not null);

-- A fee or, in a pre-order, an article. Amounts are in minor units.
create table collection_fees (
  team_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  position smallint not null,
  name text not null check (name <> ''),
  details text not null default '',
  type text not null check (type in ('fixed', 'free', 'new')),
  amount bigint check (amount between 1 and 99999999),
  is_active boolean not null default true,
  -- null: unlimited. With sizes, each size has its own.
  stock integer check (stock >= 0),
  primary key (team_id, id),
  foreign key (team_id, collection_id) references collections (team_id, id) on delete cascade,
  check ((type = 'fixed') = (amount is not null))
);
create index collection_fees_collection on collection_fees (team_id, collection_id, position);

create table collection_fee_sizes (
  team_id uuid not null,
  id uuid not null,
  fee_id uuid not null,
  position smallint not null,
  name text not null check (name <> ''),
  stock integer check (stock >= 0),
  primary key (team_id, id),
  unique (team_id, fee_id, name),
  foreign key (team_id, fee_id) references collection_fees (team_id, id) on delete cascade
);

create table collection_fields (
  team_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  position smallint not null,
  name text not null check (name <> ''),
  type text not null check (type in ('text', 'textarea', 'number', 'date', 'checkbox', 'select')),
  is_mandatory boolean not null,
  -- asked only for this fee
  fee_id uuid,
  options text[] not null default '{}',
  primary key (team_id, id),
  foreign key (team_id, collection_id) references collections (team_id, id) on delete cascade,
  foreign key (team_id, fee_id) references collection_fees (team_id, id) on delete cascade
);
create index collection_fields_collection on collection_fields (team_id, collection_id, position);
create index collection_fields_fee on collection_fields (team_id, fee_id) where fee_id is not null;

create table collection_invitations (
  team_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  member_id uuid not null,
  invited_at timestamptz not null,
  reminded_at timestamptz,
  primary key (team_id, id),
  unique (team_id, collection_id, member_id),
  foreign key (team_id, collection_id) references collections (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index collection_invitations_member on collection_invitations (team_id, member_id);

-- Numbers are unique in the installation: bank transfers are matched by them.
create sequence bill_numbers as bigint start 100000;

-- What one payer owes a collection, for one person or several. Outlives the people it names.
create table bills (
  team_id uuid not null,
  id uuid not null,
  collection_id uuid not null,
  number bigint not null default nextval('bill_numbers'),
  -- the browser's id of the form: sent twice, it is one bill
  client_id uuid not null,
  -- null: no account, or the account is gone
  account_id uuid references accounts on delete set null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  language text not null check (language in ('en', 'fr', 'de', 'es')),
  -- how the payer chose to pay; the entries say how it was
  payment_option text not null check (payment_option in ('card', 'instalments', 'offline', 'later')),
  -- a donation whose donor only the treasurer sees
  is_anonymous boolean not null default false,
  -- totals of the entries, updated with each under a lock on the bill, in minor units
  charged bigint not null default 0 check (charged >= 0),
  outstanding bigint not null default 0 check (outstanding >= 0),
  paid bigint not null default 0 check (paid >= 0),
  -- 'waiting' for a place: nothing is charged yet
  state text not null default 'open'
    check (state in ('open', 'part_paid', 'paid', 'waived', 'refunded', 'waiting')),
  -- the place on the waiting list
  waiting_order integer,
  -- the next due date; null when nothing is due
  due_on date,
  created_by uuid references accounts on delete set null,
  reminded_at timestamptz,
  -- a bill shared by two parents is two bills; the second names the first
  first_share_id uuid,
  created_at timestamptz not null,
  primary key (team_id, id),
  check ((state = 'waiting') = (waiting_order is not null)),
  check (state <> 'waiting' or charged = 0),
  unique (team_id, number),
  unique (team_id, collection_id, client_id),
  foreign key (team_id, collection_id) references collections (team_id, id) on delete cascade,
  foreign key (team_id, first_share_id) references bills (team_id, id) on delete cascade
);
create index bills_collection on bills (team_id, collection_id, created_at desc, id desc);
create index bills_waiting on bills (team_id, collection_id, waiting_order) where state = 'waiting';
create index bills_account on bills (account_id, created_at desc);
create index bills_maker on bills (created_by);
create index bills_due on bills (due_on) where outstanding > 0;
create index bills_address on bills (lower(email)) where account_id is null;
create unique index bills_second_half on bills (team_id, first_share_id) where charged > 0;
create index bills_first_half on bills (team_id, first_share_id) where first_share_id is not null;

create table bill_lines (
  team_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  position smallint not null,
  fee_id uuid not null,
  size_id uuid,
  -- null: not on the roster, or no longer
  member_id uuid,
  -- of the club's record, for members without a team
  membership_id uuid,
  first_name text not null,
  last_name text not null,
  quantity smallint not null default 1 check (quantity between 1 and 99),
  -- for all of the quantity, in minor units
  amount bigint not null check (amount >= 0),
  -- by id of the field
  answers jsonb not null default '{}',
  primary key (team_id, id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade,
  foreign key (team_id, fee_id) references collection_fees (team_id, id) deferrable initially deferred,
  foreign key (team_id, size_id) references collection_fee_sizes (team_id, id) deferrable initially deferred,
  foreign key (team_id, member_id) references members (team_id, id) on delete set null (member_id)
);
create index bill_lines_bill on bill_lines (team_id, bill_id, position);
create index bill_lines_fee on bill_lines (team_id, fee_id);
create index bill_lines_size on bill_lines (team_id, size_id) where size_id is not null;
create index bill_lines_member on bill_lines (team_id, member_id) where member_id is not null;
create index bill_lines_membership on bill_lines (team_id, membership_id)
  where membership_id is not null;

-- Who was billed for a period of the club: once, however often a run is tried.
create table dues_charges (
  team_id uuid not null,
  member_id uuid not null,
  starts_on date not null,
  -- null: billed in the team they came from
  bill_id uuid,
  primary key (team_id, member_id, starts_on),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade
);
create index dues_charges_bill on dues_charges (team_id, bill_id);

-- A bill paid at once has one.
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

-- The ledger: append-only.
create table bill_entries (
  team_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  kind text not null check (kind in ('charged', 'paid', 'returned', 'refunded', 'waived', 'moved')),
  method text check (method in ('card', 'transfer', 'cash', 'check', 'pass')),
  amount bigint not null check (amount > 0),
  -- counts once: the payment or refund of the provider, or the bank transfer
  source text check (length(source) <= 300),
  note text not null default '',
  -- the day the money moved
  booked_on date not null,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  primary key (team_id, id),
  unique (team_id, source),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade,
  check ((kind in ('paid', 'returned', 'refunded')) = (method is not null))
);
create index bill_entries_bill on bill_entries (team_id, bill_id, created_at, id);
create index bill_entries_maker on bill_entries (created_by);

-- Which letters were sent about an overdue bill: each stage once for a due date.
create table bill_reminders (
  team_id uuid not null,
  bill_id uuid not null,
  due_on date not null,
  stage smallint not null check (stage between 1 and 3),
  -- added to the bill, in minor units
  fee bigint not null default 0 check (fee >= 0),
  -- null: sent automatically
  sent_by uuid references accounts on delete set null,
  sent_at timestamptz not null,
  primary key (team_id, bill_id, due_on, stage),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade
);
create index bill_reminders_account on bill_reminders (sent_by);

-- Numbered without gaps within a team. Asked for again, it is the same one.
create table receipts (
  team_id uuid not null,
  number integer not null check (number > 0),
  entry_id uuid not null,
  issued_at timestamptz not null,
  primary key (team_id, number),
  unique (team_id, entry_id),
  foreign key (team_id, entry_id) references bill_entries (team_id, id) on delete cascade
);

-- The content of a receipt, fixed when it is first issued.
create table receipt_documents (
  team_id uuid not null,
  entry_id uuid not null,
  document jsonb not null,
  primary key (team_id, entry_id),
  foreign key (team_id, entry_id) references bill_entries (team_id, id) on delete cascade
);

-- Why a club may issue donation receipts, as it confirmed (domain/collections/donations).
create table donation_entitlements (
  club_id uuid primary key references clubs on delete cascade,
  entitlement jsonb not null check (jsonb_typeof(entitlement) = 'object'),
  -- a PNG; without one, receipts are signed by hand
  signature bytea check (length(signature) <= 200000),
  version integer not null default 1,
  confirmed_by uuid references accounts on delete set null,
  confirmed_at timestamptz not null
);
create index donation_entitlements_account on donation_entitlements (confirmed_by);

-- Names and addresses for the next receipts; issued ones keep their own.
create table donors (
  club_id uuid not null references clubs on delete cascade,
  -- a digest of account and name, or of a guest's bill
  key text not null check (length(key) = 22),
  account_id uuid references accounts on delete cascade,
  email text,
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  changed_at timestamptz not null,
  primary key (club_id, key)
);
create index donors_account on donors (account_id) where account_id is not null;
create index donors_email on donors (lower(email)) where email is not null;

-- Numbered without gaps within a club and year. Never changed, only voided.
create table donation_receipts (
  club_id uuid not null references clubs on delete cascade,
  id uuid not null,
  year smallint not null,
  number integer not null check (number > 0),
  donor_key text not null,
  account_id uuid references accounts on delete set null,
  -- what the PDF says
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  signature bytea,
  issued_by uuid references accounts on delete set null,
  issued_at timestamptz not null,
  sent_at timestamptz,
  -- the email of sent_at is written, so a repeated job writes none
  emailed_at timestamptz,
  voided_by uuid references accounts on delete set null,
  voided_at timestamptz,
  void_reason text check (void_reason <> ''),
  primary key (club_id, id),
  unique (club_id, year, number),
  check ((voided_at is null) = (void_reason is null))
);
create index donation_receipts_issuer on donation_receipts (issued_by);
create index donation_receipts_voider on donation_receipts (voided_by) where voided_by is not null;
create index donation_receipts_account on donation_receipts (account_id) where account_id is not null;
create index donation_receipts_issued on donation_receipts (issued_at);

create table donation_receipt_entries (
  team_id uuid not null,
  entry_id uuid not null,
  club_id uuid not null,
  receipt_id uuid not null,
  is_valid boolean not null default true,
  primary key (team_id, entry_id, receipt_id),
  foreign key (team_id, entry_id) references bill_entries (team_id, id) on delete cascade,
  foreign key (club_id, receipt_id) references donation_receipts (club_id, id) on delete cascade
);
-- A donation is on one valid receipt at most.
create unique index donation_receipt_entries_valid on donation_receipt_entries (team_id, entry_id)
  where is_valid;
create index donation_receipt_entries_receipt on donation_receipt_entries (club_id, receipt_id);

-- Payment pages of the provider. One open page per bill; bills paid together share the session.
create table bill_checkouts (
  team_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  amount bigint not null check (amount > 0),
  session_id text,
  payment_id text,
  url text,
  state text not null default 'open' check (state in ('open', 'waiting', 'paid', 'closed')),
  expires_at timestamptz not null,
  provider text not null check (provider in ('stripe', 'sandbox')),
  payout_account_id text not null check (length(payout_account_id) <= 255),
  reads integer not null default 0,
  read_number integer not null default 0,
  -- when the state was true
  as_of timestamptz,
  together_id uuid,
  created_at timestamptz not null,
  primary key (team_id, id),
  unique (team_id, session_id, bill_id),
  unique (team_id, payment_id, bill_id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade
);
create unique index bill_checkouts_open on bill_checkouts (team_id, bill_id) where state = 'open';
create index bill_checkouts_bill on bill_checkouts (team_id, bill_id, created_at);
create index bill_checkouts_unsettled on bill_checkouts (expires_at) where state in ('open', 'waiting');
create unique index bill_checkouts_together on bill_checkouts (team_id, together_id, bill_id)
  where together_id is not null;
-- Webhooks name the session or the payment only.
create index bill_checkouts_session on bill_checkouts (session_id, bill_id);
create index bill_checkouts_payment on bill_checkouts (payment_id, bill_id);

-- Stored before the provider is asked, and asked again until it answers.
create table bill_refunds (
  team_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  checkout_id uuid not null,
  -- the browser's id of the request, which may need several payments; null: an overpayment
  request_id uuid,
  amount bigint not null check (amount > 0),
  note text not null default '',
  created_by uuid references accounts on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- the webhook may arrive before the provider's answer
  is_booked boolean not null default false,
  created_at timestamptz not null,
  primary key (team_id, id),
  unique (team_id, checkout_id, request_id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade,
  foreign key (team_id, checkout_id) references bill_checkouts (team_id, id) on delete cascade
);
create index bill_refunds_bill on bill_refunds (team_id, bill_id, created_at);
create index bill_refunds_maker on bill_refunds (created_by);
create index bill_refunds_waiting on bill_refunds (created_at) where state = 'waiting';

-- A request to pay less or in parts, visible to treasurers only.
create table bill_requests (
  team_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  kind text not null check (kind in ('reduction', 'instalments')),
  words text not null,
  state text not null default 'open' check (state in ('open', 'granted', 'refused')),
  answer text not null default '',
  requested_at timestamptz not null,
  answered_by uuid references accounts on delete set null,
  answered_at timestamptz,
  primary key (team_id, id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade,
  check ((state = 'open') = (answered_at is null))
);
create unique index bill_requests_open on bill_requests (team_id, bill_id) where state = 'open';
create index bill_requests_bill on bill_requests (team_id, bill_id, requested_at);
create index bill_requests_answerer on bill_requests (answered_by);

-- Credits of imported bank statements; each counts once, however often it is imported. Only payments are
-- booked automatically.
create table bank_transfers (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  key text not null check (length(key) <= 300),
  booked_on date,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  payer text not null default '',
  words text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'booked', 'left_out')),
  imported_by uuid references accounts on delete set null,
  imported_at timestamptz not null,
  kind text not null default 'payment' check (kind in ('payment', 'came_back', 'taken_back', 'unsure')),
  -- credit not assigned to a bill yet
  rest bigint not null default 0,
  unique (team_id, key),
  primary key (team_id, id),
  check (rest between 0 and amount)
);
create index bank_transfers_team on bank_transfers (team_id, state, booked_on desc, id desc);
create index bank_transfers_bringer on bank_transfers (imported_by);

create table bank_transfer_parts (
  team_id uuid not null,
  id uuid not null,
  transfer_id uuid not null,
  -- null: the bill is gone
  bill_id uuid,
  amount bigint not null check (amount > 0),
  primary key (team_id, id),
  foreign key (team_id, transfer_id) references bank_transfers (team_id, id) on delete cascade,
  foreign key (team_id, bill_id) references bills (team_id, id) on delete set null (bill_id)
);
create index bank_transfer_parts_transfer on bank_transfer_parts (team_id, transfer_id);
create index bank_transfer_parts_bill on bank_transfer_parts (team_id, bill_id) where bill_id is not null;

-- How a club collects by SEPA direct debit.
create table debit_creditors (
  club_id uuid primary key references clubs on delete cascade,
  name text not null check (name <> ''),
  -- without blanks, as is the account
  identifier text not null check (length(identifier) between 8 and 35),
  iban text not null check (length(iban) between 15 and 34),
  -- of mandates, with a counter like the numbers of members
  reference_format text not null,
  -- payers hear so many days before
  notice_days smallint not null check (notice_days between 1 and 30),
  file_version text not null check (file_version in ('pain.008.001.08', 'pain.008.001.02')),
  -- whether the bank asks for FRST in a first collection
  marks_first boolean not null,
  version integer not null default 1,
  changed_by uuid references accounts on delete set null,
  changed_at timestamptz not null
);
create index debit_creditors_account on debit_creditors (changed_by);

-- What a payer signed: the club may collect from this account.
create table debit_mandates (
  club_id uuid not null references clubs on delete cascade,
  id uuid not null,
  reference text not null check (length(reference) between 1 and 35),
  kind text not null check (kind in ('recurring', 'one_off')),
  holder text not null check (holder <> ''),
  iban text not null check (length(iban) between 15 and 34),
  -- {"line", "postcode", "town"}: for banks outside the European Economic Area
  address jsonb check (jsonb_typeof(address) = 'object'),
  -- of the last collection: the bank is told what has changed since
  collected_iban text,
  collected_identifier text,
  signed_on date not null,
  -- whose bills it pays: those of an account, else those sent to an address, or those for a member of the club
  account_id uuid references accounts on delete set null,
  email text,
  membership_id uuid,
  -- {"name", "text", "language", "at"}: what was signed online, and by which name; null: on paper
  signature jsonb check (jsonb_typeof(signature) = 'object'),
  last_collected_on date,
  revoked_at timestamptz,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  primary key (club_id, id),
  foreign key (club_id, membership_id) references club_memberships (club_id, id)
    on delete set null (membership_id)
);
create unique index debit_mandates_reference on debit_mandates (club_id, lower(reference));
create index debit_mandates_account on debit_mandates (account_id) where account_id is not null;
create index debit_mandates_email on debit_mandates (club_id, lower(email)) where email is not null;
create index debit_mandates_membership on debit_mandates (club_id, membership_id)
  where membership_id is not null;
create index debit_mandates_maker on debit_mandates (created_by) where created_by is not null;

-- Bills collected with one file for the bank.
create table debit_runs (
  club_id uuid not null references clubs on delete cascade,
  id uuid not null unique,
  due_on date not null,
  state text not null default 'announced' check (state in ('announced', 'submitted', 'cancelled')),
  -- by which the bank's statement names it
  message_id text not null check (length(message_id) <= 30),
  -- made once, so that each download is the same
  file text,
  file_name text,
  file_at timestamptz,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  primary key (club_id, id),
  unique (club_id, message_id),
  check ((file is null) = (file_at is null))
);
create index debit_runs_club on debit_runs (club_id, due_on desc);
create index debit_runs_account on debit_runs (created_by);

create table debit_items (
  team_id uuid not null,
  bill_id uuid not null,
  run_id uuid not null,
  club_id uuid not null,
  mandate_id uuid not null,
  sequence text not null check (sequence in ('FRST', 'RCUR', 'OOFF')),
  amount bigint not null check (amount > 0),
  state text not null default 'collecting'
    check (state in ('collecting', 'paid', 'returned', 'cancelled')),
  paid_on date,
  returned_on date,
  -- of ISO 20022, as the bank says it
  return_code text,
  -- what the bank took for the return
  fee bigint not null default 0 check (fee >= 0),
  fee_charged_at timestamptz,
  -- had been paid in another way
  overpaid bigint not null default 0 check (overpaid between 0 and amount),
  primary key (team_id, bill_id, run_id),
  foreign key (team_id, bill_id) references bills (team_id, id) on delete cascade,
  foreign key (club_id, run_id) references debit_runs (club_id, id) on delete cascade,
  foreign key (club_id, mandate_id) references debit_mandates (club_id, id)
    on delete cascade
);
create unique index debit_items_collecting on debit_items (team_id, bill_id)
  where state = 'collecting';
create index debit_items_run on debit_items (club_id, run_id);
create index debit_items_mandate on debit_items (club_id, mandate_id);

-- What came in on the account of a club, for bills of any of its teams.
create table club_transfers (
  club_id uuid not null references clubs on delete cascade,
  id uuid not null,
  key text not null check (length(key) <= 300),
  booked_on date,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  payer text not null default '',
  words text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'booked', 'left_out')),
  imported_by uuid references accounts on delete set null,
  imported_at timestamptz not null,
  kind text not null default 'payment' check (kind in ('payment', 'came_back', 'taken_back', 'unsure')),
  rest bigint not null default 0,
  unique (club_id, key),
  primary key (club_id, id),
  check (rest between 0 and amount)
);
create index club_transfers_club on club_transfers (club_id, state, booked_on desc, id desc);
create index club_transfers_account on club_transfers (imported_by);

create table club_transfer_parts (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  club_id uuid not null,
  transfer_id uuid not null,
  -- null: the bill is gone
  bill_id uuid,
  -- the run whose direct debit it was; null: a payment
  run_id uuid,
  amount bigint not null check (amount > 0),
  primary key (team_id, id),
  foreign key (club_id, transfer_id) references club_transfers (club_id, id) on delete cascade,
  foreign key (team_id, bill_id) references bills (team_id, id) on delete set null (bill_id),
  foreign key (club_id, run_id) references debit_runs (club_id, id) on delete set null (run_id)
);
create index club_transfer_parts_transfer on club_transfer_parts (club_id, transfer_id);
create index club_transfer_parts_bill on club_transfer_parts (team_id, bill_id) where bill_id is not null;
create index club_transfer_parts_run on club_transfer_parts (club_id, run_id) where run_id is not null;

-- Ledgers of erased teams, kept as long as tax laws ask: bill numbers and sums, no names.
create table archived_ledgers (
  id uuid primary key,
  club_id uuid references clubs on delete set null,
  team text not null,
  collection text not null,
  kind text not null check (kind in ('membership', 'activity', 'pre_order', 'fund')),
  currency text not null check (length(currency) = 3),
  erased_on date not null,
  keep_until date not null
);
create index archived_ledgers_club on archived_ledgers (club_id) where club_id is not null;
create index archived_ledgers_until on archived_ledgers (keep_until);

create table archived_entries (
  ledger_id uuid not null references archived_ledgers on delete cascade,
  position integer not null,
  number bigint not null,
  kind text not null check (kind in ('charged', 'paid', 'returned', 'refunded', 'waived', 'moved')),
  method text check (method in ('card', 'transfer', 'cash', 'check', 'pass')),
  amount bigint not null check (amount > 0),
  booked_on date not null,
  created_at timestamptz not null,
  primary key (ledger_id, position)
);

create table archived_receipts (
  ledger_id uuid not null,
  position integer not null,
  number integer not null check (number > 0),
  issued_on date not null,
  primary key (ledger_id, position),
  constraint archived_receipts_entry_fkey foreign key (ledger_id, position)
    references archived_entries (ledger_id, position) on delete cascade
);

-- The treasurers and admins at the time of erasure; the club's managers read it, too.
create table archived_ledger_readers (
  ledger_id uuid not null references archived_ledgers on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  primary key (ledger_id, account_id)
);
create index archived_ledger_readers_account on archived_ledger_readers (account_id);
