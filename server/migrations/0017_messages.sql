-- Membership is looked up in the roster each time, so it changes at once with the roster.
create table conversations (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('people', 'role', 'event', 'team')),
  role text check (role in ('staff', 'players', 'guardians')),
  event_id uuid,
  subject text check (subject <> ''),
  is_announcement boolean not null default false,
  -- same people, no subject: the same conversation
  audience_key text,
  started_by uuid references accounts on delete set null,
  started_at timestamptz not null,
  last_seq integer not null default 0,
  last_at timestamptz not null,
  -- one message to several teams of a club: one conversation in each of them
  group_id uuid,
  primary key (team_id, id),
  unique (team_id, audience_key),
  foreign key (team_id, event_id) references events (team_id, id) on delete set null (event_id),
  check ((kind = 'role') = (role is not null))
);
create index conversations_team on conversations (team_id, last_at desc, id desc);
create index conversations_event on conversations (team_id, event_id) where event_id is not null;
create index conversations_group on conversations (group_id, team_id) where group_id is not null;
create index conversations_started on conversations (started_by, started_at);

-- The people named, and its creator: a member, a guardian or a club manager.
create table conversation_participants (
  team_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  member_id uuid,
  guardian_id uuid,
  account_id uuid references accounts on delete cascade,
  primary key (team_id, id),
  unique nulls not distinct (team_id, conversation_id, member_id, guardian_id, account_id),
  foreign key (team_id, conversation_id) references conversations (team_id, id) on delete cascade,
  foreign key (team_id, member_id) references members (team_id, id) on delete cascade,
  foreign key (team_id, guardian_id) references guardians (team_id, id) on delete cascade,
  check (num_nonnulls(member_id, guardian_id, account_id) = 1)
);
create index conversation_participants_member on conversation_participants (team_id, member_id);
create index conversation_participants_guardian on conversation_participants (team_id, guardian_id);
create index conversation_participants_account on conversation_participants (account_id);

create table conversation_readers (
  team_id uuid not null,
  conversation_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  read_seq integer not null default 0,
  muted_at timestamptz,
  pinned_at timestamptz,
  primary key (team_id, conversation_id, account_id),
  foreign key (team_id, conversation_id) references conversations (team_id, id) on delete cascade
);
create index conversation_readers_account on conversation_readers (account_id);

create table messages (
  team_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  -- counts from 1 in each conversation, under a lock on it
  seq integer not null check (seq > 0),
  -- null: a former member
  author_id uuid references accounts on delete set null,
  client_id uuid not null,
  words text not null,
  reply_to uuid,
  mentions uuid[] not null default '{}',
  sent_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_as text check (removed_as in ('author', 'staff')),
  pinned_at timestamptz,
  search tsvector not null generated always as (search_words(words)) stored,
  primary key (team_id, id),
  unique (team_id, conversation_id, seq),
  unique (team_id, author_id, client_id),
  foreign key (team_id, conversation_id) references conversations (team_id, id) on delete cascade,
  foreign key (team_id, reply_to) references messages (team_id, id) on delete set null (reply_to),
  check ((removed_at is null) = (removed_as is null))
);
create index messages_author on messages (author_id, sent_at);
create index messages_reply on messages (team_id, reply_to) where reply_to is not null;
create index messages_pinned on messages (team_id, conversation_id) where pinned_at is not null;
create index messages_search on messages using gin (search);

-- Earlier wordings of edited or removed messages, for the safeguarding person only.
create table message_revisions (
  team_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  words text not null,
  written_at timestamptz not null,
  primary key (team_id, id),
  foreign key (team_id, message_id) references messages (team_id, id) on delete cascade
);
create index message_revisions_message on message_revisions (team_id, message_id, written_at);

create table message_reactions (
  team_id uuid not null,
  message_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  reaction text not null check (reaction <> ''),
  primary key (team_id, message_id, account_id),
  foreign key (team_id, message_id) references messages (team_id, id) on delete cascade
);
create index message_reactions_account on message_reactions (account_id);

create table message_files (
  team_id uuid not null,
  message_id uuid not null,
  file_id uuid not null,
  position smallint not null,
  primary key (team_id, message_id, file_id),
  foreign key (team_id, file_id) references files (team_id, id) on delete cascade,
  foreign key (team_id, message_id) references messages (team_id, id) on delete cascade
);
create index message_files_file on message_files (file_id);

create table polls (
  team_id uuid not null,
  message_id uuid not null,
  options text[] not null check (cardinality(options) between 2 and 12),
  is_multiple boolean not null,
  closes_at timestamptz,
  closed_at timestamptz,
  primary key (team_id, message_id),
  foreign key (team_id, message_id) references messages (team_id, id) on delete cascade
);

create table poll_votes (
  team_id uuid not null,
  message_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  option smallint not null check (option >= 0),
  primary key (team_id, message_id, account_id, option),
  foreign key (team_id, message_id) references polls (team_id, message_id) on delete cascade
);
create index poll_votes_account on poll_votes (account_id);

-- Reports to the club's safeguarding person.
create table reports (
  team_id uuid not null references teams on delete cascade,
  id uuid not null,
  about text not null check (about in ('message', 'profile', 'picture')),
  message_id uuid,
  member_id uuid,
  -- the reported person, who never sees the report
  about_account uuid,
  reason text not null
    check (reason in ('bullying', 'sexual', 'secret_contact', 'violence', 'picture', 'other')),
  details text not null default '',
  reported_by uuid references accounts on delete set null,
  reported_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references accounts on delete set null,
  -- for those who handle reports; the reporter sees the decision only
  note text not null default '',
  -- the reported picture, kept until the report is closed
  picture_file_id uuid references files on delete set null,
  decision text check (decision in ('nothing', 'talked', 'taken_away', 'passed_on')),
  answer text not null default '',
  primary key (team_id, id),
  foreign key (team_id, message_id) references messages (team_id, id) on delete set null (message_id),
  foreign key (team_id, member_id) references members (team_id, id) on delete set null (member_id),
  check (decision is null or closed_at is not null)
);
create index reports_team on reports (team_id, reported_at desc, id);
create index reports_message on reports (team_id, message_id) where message_id is not null;
create index reports_member on reports (team_id, member_id) where member_id is not null;
create index reports_reported on reports (reported_by, reported_at);
create index reports_closed on reports (closed_by) where closed_by is not null;
create index reports_picture on reports (picture_file_id) where picture_file_id is not null;
