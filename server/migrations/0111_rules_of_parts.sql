-- A part of the season may be played by rules of its own; without any, by those of the league.
alter table league_stages add column rules jsonb;
alter table league_stages add constraint league_stages_rules check (rules is null or kind = 'table');
