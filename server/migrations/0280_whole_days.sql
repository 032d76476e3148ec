-- Whole days are a kind of their own: from midnight to the midnight after the last day.
alter table events
  add column is_all_day boolean not null default false,
  add check (not is_all_day or starts_at < ends_at);
alter table pending_changes add column is_all_day boolean not null default false;

-- A date of each month that moves by a day, say from the 31st to the first, has no rule of its own.
alter table event_series add column shift_days integer not null default 0;

-- A camp of some weeks may repeat, too.
alter table event_series
  drop constraint event_series_duration_minutes_check,
  add constraint event_series_duration_minutes_check check (duration_minutes between 0 and 86400);
