-- A task somebody has done stays for what was done; it is no longer offered.
alter table tasks add column retired_at timestamptz;
