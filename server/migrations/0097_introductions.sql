-- The introductions of pages somebody has read to the end: shown once per person, on whatever device.
alter table accounts add column introductions_seen text[] not null default '{}';
