-- Where the law wants a child's yes beside the parent's: that the child agreed, with what it agreed to.
alter table guardianships add column child_agreed_at timestamptz;
alter table consents add column child_agreed boolean not null default false;
