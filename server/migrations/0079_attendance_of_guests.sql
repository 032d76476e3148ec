-- A guest's mark belongs to the team of the event, the guest to another one; and a word beside a mark.
alter table attendance_marks
  drop constraint attendance_marks_team_id_member_id_fkey,
  add column note text check (note <> ''),
  add column guest_team_id uuid,
  add column roster_team_id uuid generated always as (coalesce(guest_team_id, team_id)) stored,
  add foreign key (roster_team_id, member_id) references members (team_id, id) on delete cascade;
create index attendance_marks_roster on attendance_marks (roster_team_id, member_id);
drop index attendance_marks_member;
