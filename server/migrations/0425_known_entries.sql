-- By what an entry is known again when its UID, date or hour is new, and what its calendar said last:
-- only what the calendar changes is taken over, so that what staff prepared stays.
alter table calendar_entries
  add column uid text,
  -- When it begins by its series, and when that series begins.
  add column original_at timestamptz,
  add column series_starts_at timestamptz,
  add column is_exception boolean not null default false,
  add column title text,
  add column place text,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column is_all_day boolean not null default false,
  add column is_cancelled boolean not null default false,
  -- Cancelled by staff: the calendar no longer decides whether it takes place.
  add column cancelled_here boolean not null default false,
  -- Not in a calendar that looked broken, since this reading; or kept by staff without it.
  add column missing_since timestamptz,
  add column is_kept boolean not null default false;

update calendar_entries x set
  cancelled_here = not x.is_followed and e.cancelled_at is not null,
  is_cancelled = x.is_followed and e.cancelled_at is not null
from events e where e.team_id = x.team_id and e.id = x.event_id;
update calendar_entries x set
  title = e.title, place = e.location, starts_at = e.starts_at, ends_at = e.ends_at,
  is_all_day = e.is_all_day
from events e where e.team_id = x.team_id and e.id = x.event_id and x.is_followed;

alter table calendar_entries drop column is_followed;

-- The same event may stand in several calendars.
drop index calendar_entries_event;
create index calendar_entries_event on calendar_entries (team_id, event_id) where event_id is not null;
