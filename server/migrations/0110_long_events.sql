-- Holidays of other calendars last for weeks: months later they are still found.
create index events_long on events (team_id, ends_at)
  where ends_at - starts_at > interval '15 days';

-- The same as events_coming.
drop index events_starts_at;
