import { expect, test } from 'vitest'

import { outsideTeam } from './team-statements.ts'

const tables = new Map(
  Object.entries({
    accounts: ['id', 'email'],
    answers: ['team_id', 'event_id', 'member_id', 'answer'],
    events: ['team_id', 'id', 'title'],
    members: ['team_id', 'id', 'account_id', 'role'],
    teams: ['id', 'club_id', 'name'],
  }).map(([name, columns]) => [name, new Set(columns)] as const),
)

test.each([
  'select 1',
  'select email from accounts where id = $1',
  'select from members where team_id = $1::uuid and id = any($2)',
  'select from members where (team_id, id) = ($1, $2)',
  'select from teams join members m on m.team_id = teams.id where teams.id = $1',
  'select from events e join answers a using (team_id, event_id) where e.team_id = $1',
  'select from events e left join answers a on a.team_id = e.team_id where e.team_id = $1',
  'select from events e where e.team_id = $1 and exists (select from answers where team_id = e.team_id)',
  'select (select count(*) from answers a where a.team_id = e.team_id) from events e where team_id = $1',
  'with e as (select * from events where team_id = $1) select from answers a join e on e.team_id = a.team_id',
  'select from (select team_id as place from events where team_id = $1) e join answers a on a.team_id = e.place',
  'select from members where team_id = (select id from teams where id = $1)',
  'insert into members (team_id, id) values ($1, $2) on conflict (team_id, id) do update set role = excluded.role',
  'update answers a set answer = $1 from events e where a.team_id = e.team_id and e.team_id = $2',
  'delete from answers a using events e where a.team_id = $1 and e.team_id = a.team_id',
])('stays within a team: %s', (text) => {
  expect(outsideTeam(text, tables)).toEqual([])
})

test.each([
  ['select from members', 'members by nothing'],
  ['select from members where id = $1', 'members by id'],
  ['select from teams where club_id = $1', 'teams by club_id'],
  ['select from members where team_id = $1 or account_id = $2', 'members by account_id'],
  ['select from members where not (team_id = $1)', 'members by nothing'],
  ['select from members where team_id <> $1 and role = $2', 'members by role'],
  ['select from members where team_id = any($1)', 'members of several teams'],
  ['select from members where team_id in ($1, $2)', 'members of several teams'],
  ['select from events e join members m on m.id = $2 where e.team_id = $1', 'members by id'],
  ['select from members m join teams t on t.id = m.team_id where m.id = $1', 'members by id'],
  [
    'select from members m left join teams t on t.id = m.team_id and t.id = $1',
    'members by nothing',
  ],
  ['select from events where team_id = $1 union all select from events', 'events by nothing'],
  ['select (select count(*) from members where role = $1)', 'members by role'],
  [
    'with e as (select team_id from events) select from answers join e using (team_id)',
    'events by nothing',
  ],
  [
    'select from events e where team_id = $1 and exists (select from answers a where a.event_id = e.id)',
    'answers by event_id',
  ],
  ['insert into members (id) values ($1)', 'members by inserting'],
  [
    'insert into members select * from json_populate_recordset(null::members, $1)',
    'members of several teams',
  ],
  [
    'insert into answers (team_id, answer) select team_id, $1 from members where id = $2',
    'members by id',
  ],
  ['update members set role = $1 where id = $2', 'members by id'],
  ['delete from members where account_id = $1 returning id', 'members by account_id'],
  [
    'with gone as (delete from members where id = $1 returning *) select from gone',
    'members by id',
  ],
])('leaves its team: %s', (text, shape) => {
  expect(outsideTeam(text, tables)).toEqual([shape])
})
