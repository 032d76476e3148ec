-- Several bills paid on one page of the provider: a row each, with the session and the payment in common.
alter table bill_checkouts add column together_id uuid;
alter table bill_checkouts drop constraint bill_checkouts_session_id_key;
alter table bill_checkouts drop constraint bill_checkouts_payment_id_key;
create unique index bill_checkouts_session on bill_checkouts (session_id, bill_id);
create unique index bill_checkouts_payment on bill_checkouts (payment_id, bill_id);
create unique index bill_checkouts_together on bill_checkouts (together_id, bill_id) where together_id is not null;
