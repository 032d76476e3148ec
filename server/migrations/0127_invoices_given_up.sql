-- An invoice that was taken back stays known, so that a failure told late does not bring it back; one that the
-- provider gave up was not paid, and may be paid after all.
alter table subscription_payments drop constraint subscription_payments_status_check;
alter table subscription_payments add constraint subscription_payments_status_check
  check (status in ('paid', 'failed', 'voided', 'uncollectible'));
