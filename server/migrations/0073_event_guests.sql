-- People of the club's other teams who are asked to one event: they see it, answer and are counted.
create table event_guests (
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  guest_team_id uuid not null check (guest_team_id <> team_id),
  invited_by uuid not null,
  invited_at timestamptz not null,
  primary key (team_id, event_id, member_id),
  foreign key (team_id, event_id) references events (team_id, id) on delete cascade,
  foreign key (guest_team_id, member_id) references members (team_id, id) on delete cascade
);
create index event_guests_member on event_guests (guest_team_id, member_id);

-- A guest's answer belongs to the team of the event, the guest to another one.
alter table answers
  drop constraint answers_team_id_member_id_fkey,
  add column guest_team_id uuid,
  add column roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  add foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade;
alter table answer_history
  drop constraint answer_history_team_id_member_id_fkey,
  add column guest_team_id uuid,
  add column roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  add foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade;
alter table moved_answers
  drop constraint moved_answers_team_id_member_id_fkey,
  add column guest_team_id uuid,
  add column roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  add foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade;

create index answers_roster on answers (roster_team_id, member_id);
create index moved_answers_roster on moved_answers (roster_team_id, member_id);
create index answer_history_roster on answer_history (roster_team_id, member_id);
