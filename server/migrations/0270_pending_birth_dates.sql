-- A birth date that would make an adult of a minor, until a guardian or the safeguarding person decides.
create table pending_birth_dates (
  team_id uuid not null,
  member_id uuid not null,
  -- Null: the date is to be removed.
  date_of_birth date,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- When those who decide were written to; null while that is to come.
  told_at timestamptz,
  primary key (team_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index pending_birth_dates_untold on pending_birth_dates (asked_at) where told_at is null;
