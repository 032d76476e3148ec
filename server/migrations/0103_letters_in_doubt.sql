-- How often a letter was handed over without our hearing whether it was taken: the connection broke, or
-- the process ended, in that moment. A second time is worth a double under the same message id; a third
-- is not.
alter table mails add column doubts smallint not null default 0 check (doubts between 0 and 2);
