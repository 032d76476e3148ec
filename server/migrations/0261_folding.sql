-- One spelling for all spellings of a text, as domain/values/folding.ts has it.
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

-- All that a search may find a text by: also the way Germans write umlauts without them.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  return folded(value) || chr(10) || folded(
    replace(replace(replace(lower(normalize(value, NFC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'));

-- The words of a message, each as it is searched: cut at everything that is neither letter nor figure.
-- Found by themselves, too: what follows an apostrophe ("L’équipe"), and the end of a long number.
create function search_words(value text) returns tsvector
  language sql immutable strict parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from (
      select left(piece, 500) as word
      from regexp_split_to_table(
        search_text(value) || ' ' || search_text(regexp_replace(value, '[''’]', ' ', 'g')),
        '[^[:alnum:]]+') as piece
      where piece <> ''
      union
      select substr(piece, at)
      from regexp_split_to_table(search_text(value), '[^0-9]+') as piece
      cross join lateral generate_series(2, length(piece) - 2) as at
      where length(piece) between 6 and 15
    ) as words
  );

alter table messages drop column search;
alter table messages add column search tsvector not null generated always as (search_words(words)) stored;
create index messages_search on messages using gin (search);
