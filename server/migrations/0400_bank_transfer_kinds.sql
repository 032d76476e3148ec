-- What a bank tells of besides payments: money the club had sent that came back, a payment that was taken back, and
-- what a file does not tell the direction of (domain/collections/statement). Only payments are booked by themselves.
alter table bank_transfers add column kind text not null default 'payment'
  check (kind in ('payment', 'came_back', 'taken_back', 'unsure'));
