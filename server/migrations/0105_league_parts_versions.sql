-- Whoever changes a team or a decision that somebody else has changed meanwhile is told.
alter table league_teams add column version integer not null default 1;
alter table league_adjustments add column version integer not null default 1;

-- The order in which the teams are named, once somebody has chosen one.
alter table league_teams add column number integer check (number > 0);
