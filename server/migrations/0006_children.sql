-- What a guardian allowed, each thing by itself; a change is a new row, the newest one counts.
create table consents (
  id uuid primary key,
  team_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('membership', 'pictures_team', 'pictures_public', 'health', 'third_parties')),
  state text not null check (state in ('yes', 'no')),
  text_version text not null,
  given_by uuid not null,
  given_as text not null check (given_as in ('guardian', 'self')),
  given_at timestamptz not null default now(),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index consents_member on consents (team_id, member_id, kind, given_at desc);
