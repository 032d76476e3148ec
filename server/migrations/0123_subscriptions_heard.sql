-- What only an event said, because the provider could not be asked, is asked for within the hour.
alter table subscriptions add column is_hearsay boolean not null default false;
create index subscriptions_hearsay on subscriptions (customer_id) where is_hearsay;
