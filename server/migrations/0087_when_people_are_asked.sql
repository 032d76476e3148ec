-- Most events ask their people at once. The matches of a league ask some days before, or when a
-- coach says so; until then nobody is asked, reminded or counted.
alter table events
  add column is_invited boolean not null default true,
  add column invites_at timestamptz,
  add column is_reminded boolean not null default true,
  add column answers_for text not null default 'everyone' check (answers_for in ('everyone', 'staff')),
  add check (not is_invited or invites_at is null);
create index events_to_invite on events (invites_at) where invites_at is not null;
