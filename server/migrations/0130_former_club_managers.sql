-- Who managed a club until a few days ago hears of where the money of its teams goes, as former admins of a team do.
create table former_club_managers (
  club_id uuid not null references clubs on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  until timestamptz not null,
  primary key (club_id, account_id)
);
create index former_club_managers_account on former_club_managers (account_id);
create index former_club_managers_until on former_club_managers (until);
