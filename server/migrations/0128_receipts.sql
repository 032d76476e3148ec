-- Receipts that were handed out, numbered without gaps within a team: of the books of a bill as they stood after an
-- entry. Asked for again, it is the same one.
create table receipts (
  team_id uuid not null,
  number integer not null check (number > 0),
  entry_id uuid not null,
  issued_at timestamptz not null,
  primary key (team_id, number),
  unique (team_id, entry_id),
  foreign key (team_id, entry_id) references bill_entries (team_id, id) on delete cascade
);
