-- Who was taken out of the admins hears for a while of where the money goes: whoever means to lead it
-- elsewhere would first see to it that nobody is told.
alter table members add column admin_until timestamptz;
create index members_admin_until on members (team_id, admin_until) where admin_until is not null;
