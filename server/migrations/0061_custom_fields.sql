-- What a team wants to know of its members beyond the usual: up to thirty facts in its own words.
create table custom_fields (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  name text not null check (name <> ''),
  kind text not null check (kind in ('text', 'number', 'date', 'yes_no', 'choice')),
  -- team: everybody on it; private: staff, the person and the guardians
  audience text not null check (audience in ('team', 'private')),
  -- [{"id", "name"}], for kind choice
  choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array'),
  position integer not null,
  created_at timestamptz not null default now(),
  unique (team_id, id)
);
create unique index custom_fields_name on custom_fields (team_id, lower(name));

-- Values by the id of their field, each as text: a decimal number, a day, yes or no, the id of a choice.
-- With the row they are locked, versioned, archived and erased; a field's end takes its values out.
alter table members
  add column custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object');
