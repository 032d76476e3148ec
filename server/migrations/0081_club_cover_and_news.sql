-- A club has a cover picture, as its teams have.
alter table clubs add column cover_file_id uuid references files on delete set null;
create index clubs_cover on clubs (cover_file_id) where cover_file_id is not null;

-- Some lines of the notification centre are about a club; they go with it.
alter table notifications add column club_id uuid references clubs on delete cascade;
create index notifications_club on notifications (club_id) where club_id is not null;
