-- Searching a roster folds what was typed, not every name again.
alter table members
  add column search_name text not null generated always as (search_text(
    first_name || ' ' || last_name || chr(10) || last_name || ' ' || first_name)) stored,
  add column search_facts text not null generated always as (search_text(
    coalesce(nickname, '') || chr(10) || role || chr(10) || coalesce(position, ''))) stored,
  add column search_email text generated always as (search_text(email)) stored;

-- The words of a text: cut in one place for what is stored and for what is typed.
create function search_pieces(value text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(left(piece, 500)), '{}')
    from regexp_split_to_table(value, '[^[:alnum:]]+') as piece
    where piece <> ''
  );

-- A number in groups as it is typed in one: "07700 900123" from each of its groups on.
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

create or replace function search_words(value text) returns tsvector
  language sql immutable strict parallel safe
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

-- What was typed, in one spelling or the other: every word, or its beginning; a number also without its first zero.
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

alter table messages drop column search;
alter table messages add column search tsvector not null generated always as (search_words(words)) stored;
create index messages_search on messages using gin (search);
