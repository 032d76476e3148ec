-- Bills of whoever filled in a form by the link of a letter, without signing in: found by their address.
create index bills_address on bills (lower(email)) where account_id is null;
