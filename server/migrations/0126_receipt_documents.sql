-- What a receipt says, fixed when it is first handed out: names of the team, the fees and the payer change later, a
-- receipt does not. By the entry in the books after which it was written, as its number is.
create table receipt_documents (
  team_id uuid not null,
  entry_id uuid not null,
  document jsonb not null,
  primary key (team_id, entry_id),
  foreign key (team_id, entry_id) references bill_entries (team_id, id) on delete cascade
);

-- Which receipts were handed out for entries of books that outlive their team, by their place there. They go with
-- the books (teams/queries/keep-books.ts).
create table kept_receipts (
  books_id uuid not null,
  position integer not null,
  number integer not null check (number > 0),
  issued_on date not null,
  primary key (books_id, position)
);
