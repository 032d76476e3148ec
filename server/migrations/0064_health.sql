-- What helps in an emergency. Stored only while the newest answer to the health consent is a yes.
create table health_records (
  team_id uuid not null,
  member_id uuid not null,
  allergies text not null,
  medication text not null,
  notes text not null,
  doctor_name text not null,
  doctor_phone text,
  version integer not null default 1,
  updated_by uuid references accounts on delete set null,
  updated_at timestamptz not null,
  primary key (team_id, member_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index health_records_updated_by on health_records (updated_by);

-- Whom to call, in this order; they go with the record.
create table emergency_contacts (
  team_id uuid not null,
  member_id uuid not null,
  position integer not null check (position >= 0),
  name text not null check (name <> ''),
  relation text not null,
  phone text not null check (phone <> ''),
  primary key (team_id, member_id, position),
  foreign key (team_id, member_id) references health_records on delete cascade
);

-- Every look of the staff, written in the transaction of the look. It outlives the record it was at.
create table health_looks (
  id uuid primary key,
  team_id uuid not null,
  member_id uuid not null,
  account_id uuid references accounts on delete set null,
  what text not null check (what in ('health', 'emergency')),
  looked_at timestamptz not null,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index health_looks_member on health_looks (team_id, member_id, looked_at desc, id desc);
create index health_looks_account on health_looks (account_id) where account_id is not null;
