-- The day of the month on which the sandbox renews: short months shift one renewal, not all that follow.
alter table sandbox_subscriptions add column anchored_at timestamptz;
update sandbox_subscriptions set anchored_at = starts_at;
alter table sandbox_subscriptions alter column anchored_at set not null;
