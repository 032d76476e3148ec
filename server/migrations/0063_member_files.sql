-- Documents of a member: certificates, licences, consent forms. The row in files carries bytes and name.
create table member_files (
  id uuid primary key references files on delete cascade,
  team_id uuid not null references teams on delete cascade,
  member_id uuid not null,
  kind text not null check (kind in ('medical_certificate', 'licence', 'id_photo', 'consent_form', 'other')),
  title text not null check (title <> ''),
  valid_until date,
  uploaded_by uuid not null,
  created_at timestamptz not null default now(),
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade
);
create index member_files_member on member_files (team_id, member_id, created_at);
