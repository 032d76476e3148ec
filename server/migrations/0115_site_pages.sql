-- What whoever runs the installation says in the imprint and on privacy, language by language.
create table site_pages (
  page text not null check (page in ('imprint', 'privacy')),
  language text not null,
  -- Empty once it was taken away: who changes it has to have seen that.
  words text not null check (char_length(words) <= 20000),
  changed_at timestamptz not null,
  primary key (page, language)
);
