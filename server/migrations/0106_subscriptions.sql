-- As whom the payment provider knows a team. Made before the first checkout: what a webhook says of a
-- customer is about this team, whatever else it claims.
create table payment_customers (
  id text primary key check (length(id) <= 255),
  provider text not null check (provider in ('stripe', 'sandbox')),
  team_id uuid not null references teams on delete cascade,
  -- Who bought last: letters about payments go there.
  account_id uuid references accounts on delete set null,
  -- How often the provider was asked: an answer to an older question overwrites no newer one.
  reads integer not null default 0,
  -- Something was paid, and the provider could not be asked what for.
  doubtful_since timestamptz,
  created_at timestamptz not null,
  unique (team_id, provider)
);
create index payment_customers_account on payment_customers (account_id);
create index payment_customers_doubtful on payment_customers (doubtful_since)
  where doubtful_since is not null;

-- One open checkout a team: two tabs, a double tap and a lost answer lead to the same page.
create table checkouts (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  customer_id text not null references payment_customers on delete cascade,
  price_id text not null,
  session_id text unique,
  url text,
  is_open boolean not null default true,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index checkouts_open on checkouts (team_id) where is_open;
create index checkouts_customer on checkouts (customer_id);
create index checkouts_team on checkouts (team_id, created_at);

-- What the provider said last of a subscription.
create table subscriptions (
  id text primary key check (length(id) <= 255),
  team_id uuid not null references teams on delete cascade,
  customer_id text not null references payment_customers on delete cascade,
  status text not null check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active',
    'past_due', 'unpaid', 'paused', 'canceled')),
  price_id text not null,
  period_ends_at timestamptz,
  -- When it ends, once somebody has cancelled it.
  ends_at timestamptz,
  past_due_since timestamptz,
  -- To which question this is the answer; 0 when it came with an event.
  read_number integer not null,
  -- As of when it is true.
  told_at timestamptz not null,
  created_at timestamptz not null
);
create index subscriptions_team on subscriptions (team_id, created_at);
create index subscriptions_customer on subscriptions (customer_id);
create index subscriptions_due on subscriptions (period_ends_at)
  where status in ('trialing', 'active', 'past_due');

-- One line an invoice, however often it is told of.
create table subscription_payments (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  invoice_id text not null unique,
  number text,
  amount bigint not null,
  currency text not null check (length(currency) = 3),
  status text not null check (status in ('paid', 'failed')),
  url text,
  at timestamptz not null
);
create index subscription_payments_team on subscription_payments (team_id, id);

-- The events that were dealt with: the provider repeats them until it hears that we did.
create table payment_events (
  id text primary key check (length(id) <= 255),
  type text not null,
  team_id uuid references teams on delete cascade,
  received_at timestamptz not null
);
create index payment_events_team on payment_events (team_id);
create index payment_events_received on payment_events (received_at);

-- What somebody was written a letter about; nobody is told the same twice.
create table payment_facts (
  team_id uuid not null references teams on delete cascade,
  fact text not null,
  at timestamptz not null,
  primary key (team_id, fact)
);
