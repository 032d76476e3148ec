-- Uploads that no form has used yet, and replaced pictures: counted per person, swept every hour.
create index files_unclaimed on files (uploaded_by, created_at)
  where team_id is null and club_id is null and account_id is null;
create index files_removed on files (removed_at) where removed_at is not null;

-- A file that goes sets these to null: without an index each time by reading the whole table.
create index clubs_logo on clubs (logo_file_id) where logo_file_id is not null;
create index teams_logo on teams (logo_file_id) where logo_file_id is not null;
create index teams_cover on teams (cover_file_id) where cover_file_id is not null;
create index opponents_logo on opponents (logo_file_id) where logo_file_id is not null;
create index members_photo on members (photo_file_id) where photo_file_id is not null;

-- Lists of the settings begin with their team.
create index venues_team on venues (team_id, name, id);
create index opponents_team on opponents (team_id, name, id);

-- Deleted teams and clubs wait here for their last day.
create index teams_deleted on teams (deleted_at) where deleted_at is not null;
create index clubs_deleted on clubs (deleted_at) where deleted_at is not null;
