-- A payment provider of our own, where none is configured: no money moves. It knows nothing of teams
-- and people, and tells us what happens as a real one does.
create table sandbox_keys (
  is_only boolean primary key default true check (is_only),
  webhook_secret text not null
);

create table sandbox_customers (
  id text primary key,
  -- A repeated wish gets the first answer.
  wish text not null unique,
  created_at timestamptz not null
);

create table sandbox_subscriptions (
  id text primary key,
  customer_id text not null references sandbox_customers on delete cascade,
  price_id text not null,
  status text not null check (status in ('incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled')),
  starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  ends_with_period boolean not null default false,
  ended_at timestamptz,
  created_at timestamptz not null
);
create index sandbox_subscriptions_customer on sandbox_subscriptions (customer_id, created_at);
create index sandbox_subscriptions_due on sandbox_subscriptions (period_ends_at)
  where status = 'active';

create table sandbox_sessions (
  id text primary key,
  wish text not null unique,
  customer_id text references sandbox_customers on delete cascade,
  -- Null for what is paid once.
  price_id text,
  subscription_id text references sandbox_subscriptions on delete cascade,
  payment_id text unique,
  name text not null,
  amount bigint not null check (amount >= 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  currency text not null check (length(currency) = 3),
  state text not null check (state in ('open', 'confirming', 'declined', 'waiting', 'paid', 'expired')),
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sandbox_sessions_customer on sandbox_sessions (customer_id);
create index sandbox_sessions_subscription on sandbox_sessions (subscription_id);
create index sandbox_sessions_waiting on sandbox_sessions (expires_at)
  where state in ('open', 'confirming', 'declined');

create table sandbox_refunds (
  id text primary key,
  wish text not null unique,
  session_id text not null references sandbox_sessions on delete cascade,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_session on sandbox_refunds (session_id);

-- What is to be told, in the words of a webhook; it goes once it is delivered.
create table sandbox_events (
  id text primary key,
  body text not null,
  created_at timestamptz not null
);
