-- Which team a customer of the payment provider is. Created before the first checkout: webhooks about a
-- customer concern this team only.
create table payment_customers (
  id text primary key check (length(id) <= 255),
  team_id uuid not null references teams on delete cascade,
  provider text not null check (provider in ('stripe', 'sandbox')),
  -- the last buyer, who gets the mails about payments
  account_id uuid references accounts on delete set null,
  -- number of reads from the provider: an older answer does not overwrite a newer one
  reads integer not null default 0,
  -- paid, but the provider could not be asked for what
  unconfirmed_since timestamptz,
  created_at timestamptz not null,
  unique (team_id, provider),
  unique (team_id, id)
);
create index payment_customers_account on payment_customers (account_id);
create index payment_customers_unconfirmed on payment_customers (unconfirmed_since)
  where unconfirmed_since is not null;

-- One open checkout per team: two tabs and a double tap lead to the same page.
create table checkouts (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  customer_id text not null,
  price_id text not null,
  session_id text,
  url text,
  is_open boolean not null default true,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (team_id, id),
  unique (team_id, session_id),
  foreign key (team_id, customer_id) references payment_customers (team_id, id) on delete cascade
);
create unique index checkouts_open on checkouts (team_id) where is_open;
create index checkouts_customer on checkouts (team_id, customer_id);
create index checkouts_team on checkouts (team_id, created_at);

-- What the provider last said of a subscription.
create table subscriptions (
  team_id uuid not null references teams on delete cascade,
  id text not null check (length(id) <= 255),
  customer_id text not null,
  status text not null
    check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid',
      'paused', 'canceled')),
  price_id text not null,
  period_ends_at timestamptz,
  -- set once it is cancelled
  ends_at timestamptz,
  past_due_since timestamptz,
  -- the read this is the answer to; 0 when it came with a webhook
  read_number integer not null,
  -- when the provider's answer was true
  as_of timestamptz not null,
  created_at timestamptz not null,
  is_unverified boolean not null default false,
  primary key (team_id, id),
  foreign key (team_id, customer_id) references payment_customers (team_id, id) on delete cascade
);
create index subscriptions_team on subscriptions (team_id, created_at);
create index subscriptions_customer on subscriptions (team_id, customer_id);
create index subscriptions_due on subscriptions (period_ends_at)
  where status in ('trialing', 'active', 'past_due');
create index subscriptions_unverified on subscriptions (team_id, customer_id) where is_unverified;

-- One row per invoice.
create table subscription_payments (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  invoice_id text not null,
  number text,
  amount bigint not null,
  currency text not null check (length(currency) = 3),
  status text not null check (status in ('paid', 'failed', 'voided', 'uncollectible')),
  url text,
  at timestamptz not null,
  primary key (team_id, id),
  unique (team_id, invoice_id)
);

-- Webhooks already processed; the provider repeats them until we confirm.
create table payment_events (
  id text primary key check (length(id) <= 255),
  team_id uuid references teams on delete cascade,
  type text not null,
  received_at timestamptz not null
);
create index payment_events_team on payment_events (team_id);
create index payment_events_received on payment_events (received_at);

-- What people were mailed about, so that nobody gets the same mail twice.
create table payment_notices (
  team_id uuid not null references teams on delete cascade,
  fact text not null,
  at timestamptz not null,
  primary key (team_id, fact)
);
