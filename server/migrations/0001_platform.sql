-- What every capability uses: events, mail, repeated requests, limits, settings of the installation.

-- Events, written in the transaction that caused them. Browsers resume by id, listeners run as jobs.
create table outbox (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  topics text[] not null default '{}',
  payload jsonb not null default '{}',
  -- the browser's write that caused it
  origin uuid,
  -- when the jobs of the listeners were queued
  dispatched_at timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_created_at on outbox (created_at);
create index outbox_undispatched on outbox (id) where dispatched_at is null;
create index outbox_topics on outbox using gin (topics);

-- A repeated request gets the stored answer.
create table idempotency_keys (
  account_id uuid not null,
  key text not null check (length(key) between 8 and 200),
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Outgoing mail. Without SMTP it is kept here for the mailbox page.
create table mails (
  id uuid primary key,
  team_id uuid,
  -- the club it is about, where no team is
  club_id uuid,
  kind text not null check (kind <> ''),
  recipient text not null check (recipient <> ''),
  language text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  headers jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'bounced', 'given_up', 'kept')),
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  -- deliveries whose outcome is unknown because the connection broke; after the second, no more tries
  uncertain_attempts smallint not null default 0 check (uncertain_attempts between 0 and 2),
  -- storage key of the crest embedded in the mail
  picture_key text,
  -- a file sent along, emptied with the words
  attachment bytea,
  attachment_name text,
  created_at timestamptz not null default now(),
  check (attachment is null or attachment_name is not null)
);
create index mails_created_at on mails (created_at desc, id);
create index mails_state on mails (state, created_at);
create index mails_recipient on mails (lower(recipient));
create index mails_failed on mails (created_at desc, id desc) where state in ('bounced', 'given_up');
create index mails_sent_at on mails (sent_at) where sent_at is not null;

-- Emails of a club, or of a team without one, on a day (UTC); only where a limit applies.
create table mail_counts (
  group_id uuid not null,
  day date not null,
  count integer not null check (count >= 0),
  -- when its managers were told that the rest waits
  told_at timestamptz,
  primary key (group_id, day)
);
create index mail_counts_day on mail_counts (day);

-- Outgoing text messages. Once sent or expired, body and code are emptied.
create table text_messages (
  id uuid primary key,
  kind text not null check (kind <> ''),
  recipient text not null check (recipient ~ '^[1-9][0-9]{1,14}$'),
  body text not null,
  code text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'given_up', 'kept')),
  attempts integer not null default 0,
  last_error text,
  expires_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index text_messages_created_at on text_messages (created_at desc, id);
create index text_messages_state on text_messages (state, created_at);
create index text_messages_recipient on text_messages (recipient, id);

-- Counters of attempts, shared by all processes.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Settings of the whole installation, one row per name.
create table installation (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- A limit on members, storage (MB) or emails a day: the operator's for one club or team, else the one of
-- the environment, else none.
create function limit_in_force(own jsonb, what text) returns bigint
  language sql stable parallel safe as $$
  select coalesce((own ->> what)::bigint,
    (select (value ->> what)::bigint from installation where installation.name = 'limits'))
$$;

-- Whether a feature is on: the operator's setting for a club or team, else the one for the installation, else
-- the one of the environment, else on. Statements that read the settings anyway decide in code.
create function is_feature_on(own jsonb, what text) returns boolean
  language sql stable parallel safe
  return coalesce((own ->> what)::boolean,
    (select coalesce((value #>> array['chosen', what])::boolean, (value #>> array['defaults', what])::boolean)
      from installation where installation.name = 'features'), true);

-- The built-in payment provider used when none is configured. Each kind has its own shape in code.
create table sandbox (
  kind text not null check (kind in ('secret', 'session', 'subscription', 'event')),
  id text not null,
  data jsonb not null,
  primary key (kind, id)
);

-- Folds a text for search and for "same person?" questions, as domain/src/values/folding.ts does.
create function folded(value text) returns text
  language sql immutable strict parallel safe
  return trim(' ' from regexp_replace(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(
          normalize(regexp_replace(value,
            '[''`\u00B4\u02B9-\u02BD\u2018-\u201B\u2032\uFF07\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]', '', 'g'), NFKD),
          '[''`\u00B4\u02B9-\u02BD\u2018-\u201B\u2032\uFF07\u0300-\u036F\u0591-\u05BD\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F]', '', 'g')),
        'øłđðıς', 'olddiσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[ \t\v\f\r\u002D\u2010-\u2015\u2212]+', ' ', 'g'));

-- Everything a text is found by, including umlauts spelled without them ("ae" for "ä").
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return folded(value) || chr(10) || folded(
    replace(replace(replace(lower(normalize(value, NFC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'));

-- Splits a text into words, the same way for stored and for typed text.
create function search_pieces(value text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(left(piece, 500)), '{}')
    from regexp_split_to_table(value, '[^[:alnum:]]+') as piece
    where piece <> ''
  );

-- Numbers written in groups: "07700 900123" is found from each group on.
create function search_numbers(value text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(number), '{}')
    from regexp_matches(value, '[0-9](?:[ .()/\u00A0-]{0,3}[0-9])+', 'g') as run
    cross join regexp_split_to_array(run[1], '[^0-9]+') as parts
    cross join lateral generate_series(1, cardinality(parts)) as at
    cross join lateral array_to_string(parts[at:], '') as number
    where length(number) between 6 and 15
  );

-- The words of a message or a name. Its cost keeps the planner from calling it for a million rows. Words after an apostrophe ("L’équipe") and the end of a long number are found too.
create function search_words(value text) returns tsvector
  language sql immutable strict parallel safe cost 200
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from (
      select unnest(search_pieces(
        search_text(value) || ' ' || search_text(regexp_replace(value, '[''’]', ' ', 'g')))) as word
      union
      select unnest(search_numbers(value))
      union
      select substr(piece, at)
      from regexp_split_to_table(search_text(value), '[^0-9]+') as piece
      cross join lateral generate_series(2, length(piece) - 2) as at
      where length(piece) between 6 and 15
    ) as words
  );

-- What was typed, in either spelling: each word or its beginning, and a number also without its leading zero.
create function search_query(typed text) returns tsquery
  language sql immutable strict parallel safe
  return (
    select string_agg('(' || words || ')', ' | ')::tsquery
    from (
      select string_agg(
        case when piece ~ '^0[1-9][0-9]+$'
          then '(''' || piece || ''':* | ''' || substr(piece, 2) || ''':*)'
          else '''' || piece || ''':*' end, ' & ') as words
      from (select distinct unnest(string_to_array(search_text(typed), chr(10))) as spelling) as both_spellings
      cross join lateral unnest(search_pieces(spelling)) as piece
      group by spelling
    ) as spellings
  );
