-- The books of collections whose team was erased, for as long as tax laws ask for them: numbers of bills and
-- sums, no names. Whose bill it was says the bank statement, by the reference.
create table kept_books (
  id uuid primary key,
  club_id uuid references clubs on delete set null,
  team text not null,
  collection text not null,
  kind text not null check (kind in ('membership', 'activity', 'pre_order', 'fund')),
  currency text not null check (length(currency) = 3),
  erased_on date not null,
  keep_until date not null
);
create index kept_books_club on kept_books (club_id) where club_id is not null;
create index kept_books_until on kept_books (keep_until);

create table kept_entries (
  books_id uuid not null references kept_books on delete cascade,
  position integer not null,
  number bigint not null,
  kind text not null check (kind in ('charged', 'paid', 'returned', 'refunded', 'forgone')),
  method text check (method in ('card', 'transfer', 'cash', 'check', 'pass')),
  amount bigint not null check (amount > 0),
  on_day date not null,
  made_at timestamptz not null,
  primary key (books_id, position)
);

-- Who ran the team when it ended; the club's managers read what is left of it, too.
create table kept_book_readers (
  books_id uuid not null references kept_books on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  primary key (books_id, account_id)
);
create index kept_book_readers_account on kept_book_readers (account_id);
