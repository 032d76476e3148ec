-- A request that came of a personal link knows it, so that staff sees how the invitation fared.
alter table join_requests
  add column invitation_id uuid,
  add column note_to_person text,
  add foreign key (team_id, invitation_id) references invitations (team_id, id) on delete set null (invitation_id),
  add foreign key (team_id, member_id) references members (team_id, id) on delete set null (member_id),
  add foreign key (team_id, guardian_id) references guardians (team_id, id) on delete set null (guardian_id);
create index join_requests_invitation on join_requests (team_id, invitation_id) where invitation_id is not null;
