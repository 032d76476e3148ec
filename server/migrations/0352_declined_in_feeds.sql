-- Whether the feeds of somebody leave out what was declined; the row of all teams says so for each.
alter table calendar_feeds
  drop constraint calendar_feeds_version_check,
  add constraint calendar_feeds_version_check check (version >= 1),
  alter column renewed_at drop not null,
  add column leaves_out_declined boolean not null default false;
