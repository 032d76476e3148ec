-- Teams are no longer imported from a browser: no version of ours ever kept them there.
drop table browser_import_teams;
drop table browser_import_clubs;
drop table browser_imports;
