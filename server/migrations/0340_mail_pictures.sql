-- The crest that a letter carries with it: a key of the storage.
alter table mails add column picture_key text;
