-- When the other guardians were told of an answer; null while that is to come.
alter table consents add column told_at timestamptz;
update consents set told_at = given_at;
create index consents_untold on consents (given_at) where told_at is null;
