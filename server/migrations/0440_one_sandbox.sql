-- The sandbox of payments keeps what it knows in one table: each kind has its own shape in code.
create table sandbox (
  kind text not null check (kind in ('secret', 'session', 'subscription', 'event')),
  id text not null,
  data jsonb not null,
  primary key (kind, id)
);
drop table sandbox_keys, sandbox_events, sandbox_refunds, sandbox_sessions, sandbox_subscriptions, sandbox_customers;
