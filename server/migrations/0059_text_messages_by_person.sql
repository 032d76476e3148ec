-- What one person was sent: for the copy of their data, their erasure and the mailbox page.
create index text_messages_recipient on text_messages (recipient, id);
