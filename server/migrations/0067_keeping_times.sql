-- A copy of one child's data, made for a guardian: as a copy of one's own, but of nobody else.
alter table account_exports
  add column team_id uuid,
  add column member_id uuid,
  add constraint account_exports_child_check check ((team_id is null) = (member_id is null));

-- In France a child under the age and a parent say yes together (Loi 78-17, article 45).
alter table join_requests add column child_agreed boolean not null default false;

-- Whose time is over: leavers and the archive, a year after; requests that are decided.
create index members_left on members (left_at) where left_at is not null;
create index members_archived on members (archived_at) where archived_at is not null;
create index join_requests_decided on join_requests (decided_at) where decided_at is not null;
