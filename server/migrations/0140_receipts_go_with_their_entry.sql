-- A receipt of kept books goes with the entry it was handed out for: until now only the nightly job that drops the
-- books took it along. Those whose entry is gone already have nothing to say.
delete from kept_receipts receipt where not exists (
  select from kept_entries entry
  where entry.books_id = receipt.books_id and entry.position = receipt.position);
alter table kept_receipts add constraint kept_receipts_entry_fkey
  foreign key (books_id, position) references kept_entries (books_id, position) on delete cascade;
