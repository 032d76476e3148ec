-- A transfer may pay several bills, and be more than they ask for: the rest is a credit until somebody decides.
alter table bank_transfers add column rest bigint not null default 0 check (rest >= 0 and rest <= amount);
alter table bank_transfers add unique (team_id, id);

create table bank_transfer_parts (
  id uuid not null,
  team_id uuid not null,
  transfer_id uuid not null,
  -- Null: the bill is gone.
  bill_id uuid,
  amount bigint not null check (amount > 0),
  primary key (team_id, id),
  foreign key (team_id, transfer_id) references bank_transfers (team_id, id) on delete cascade,
  foreign key (team_id, bill_id) references bills (team_id, id) on delete set null (bill_id)
);
create index bank_transfer_parts_transfer on bank_transfer_parts (team_id, transfer_id);
create index bank_transfer_parts_bill on bank_transfer_parts (team_id, bill_id) where bill_id is not null;

update bank_transfers set rest = amount where state = 'waiting';
insert into bank_transfer_parts (id, team_id, transfer_id, bill_id, amount)
  select id, team_id, id, bill_id, amount from bank_transfers where state = 'booked';
drop index bank_transfers_bill;
alter table bank_transfers drop column bill_id;
