-- Who gets the bills of a child: nobody chosen, one guardian, or two who pay half each.
alter table guardianships add column pays_bills boolean not null default false;

-- Two parents share a bill: each half is a bill of its own, with its own payer, books and link. The second half
-- names the first.
alter table bills add column first_half_id uuid;
alter table bills add foreign key (team_id, first_half_id) references bills (team_id, id) on delete cascade;
create unique index bills_second_half on bills (team_id, first_half_id) where charged > 0;
create index bills_first_half on bills (team_id, first_half_id) where first_half_id is not null;

-- moved: the other payer of a shared bill owes it from now on.
alter table bill_entries drop constraint bill_entries_kind_check;
alter table bill_entries add constraint bill_entries_kind_check
  check (kind in ('charged', 'paid', 'returned', 'refunded', 'forgone', 'moved'));
alter table kept_entries drop constraint kept_entries_kind_check;
alter table kept_entries add constraint kept_entries_kind_check
  check (kind in ('charged', 'paid', 'returned', 'refunded', 'forgone', 'moved'));
