-- Which letters an address on a roster got before its owner joined: each cause makes one letter.
create table invitation_letters (
  team_id uuid not null,
  invitation_id uuid not null,
  -- 'news:17' for a change, 'week:2026-12-07' for what is coming.
  cause text not null,
  sent_at timestamptz not null,
  primary key (team_id, invitation_id, cause),
  foreign key (team_id, invitation_id) references invitations (team_id, id) on delete cascade
);
