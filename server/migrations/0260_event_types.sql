alter table events drop constraint events_type_check,
  add constraint events_type_check check (type in ('practice', 'scrimmage', 'game', 'cup-game', 'exhibition-game', 'tryout', 'league-game', 'tournament', 'meeting', 'other'));
alter table calendar_imports drop constraint calendar_imports_event_type_check,
  add constraint calendar_imports_event_type_check check (event_type in ('practice', 'scrimmage', 'game', 'cup-game', 'exhibition-game', 'tryout', 'league-game', 'tournament', 'meeting', 'other'));
