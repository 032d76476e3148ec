-- What came of a report, and what whoever made it is told of that; `note` stays among those who read it.
-- Reports that were closed before this have no decision.
alter table reports
  add column decision text check (decision in ('nothing', 'talked', 'taken_away', 'passed_on')),
  add column answer text not null default '',
  add check (decision is null or closed_at is not null);
