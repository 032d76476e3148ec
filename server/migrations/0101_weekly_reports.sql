-- The Monday of the last week whose report an account was written, or had nothing to be written:
-- each week once, whichever process comes first.
create table weekly_reports (
  account_id uuid primary key references accounts on delete cascade,
  week date not null check (extract(isodow from week) = 1)
);
