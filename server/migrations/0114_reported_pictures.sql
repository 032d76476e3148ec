-- The picture that somebody reported, as it was: it stays until the report is closed, also when the
-- person takes another.
alter table reports add column picture_file_id uuid references files on delete set null;
create index reports_picture on reports (picture_file_id) where picture_file_id is not null;
