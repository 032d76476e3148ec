import { expect, test } from 'vitest'

import { pinned } from './pinning.ts'

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
  [
    'select from events e where e.team_id = $1 and exists (select from answers where answers.team_id = e.team_id)',
    'select from events e where e.team_id = $1 and exists (select from (select * from answers where team_id = $1) answers where answers.team_id = e.team_id)',
  ],
  [
    'select from teams t left join lateral (select from members as m where m.team_id = t.id) r on true where t.id = $2',
    'select from teams t left join lateral (select from (select * from members where team_id = $2) as m where m.team_id = t.id) r on true where t.id = $2',
  ],
  [
    `select 'é' from events e join "members" m on m.team_id = e.team_id where e.team_id = $1`,
    `select 'é' from events e join (select * from members where team_id = $1) m on m.team_id = e.team_id where e.team_id = $1`,
  ],
  [
    'with e as (select * from events where team_id = $1) select from answers a join e on e.team_id = a.team_id',
    'with e as (select * from events where team_id = $1) select from (select * from answers where team_id = $1) a join e on e.team_id = a.team_id',
  ],
  [
    'update answers a set answer = $1 from events e where a.team_id = $2 and e.team_id = a.team_id',
    'update answers a set answer = $1 from (select * from events where team_id = $2) e where a.team_id = $2 and e.team_id = a.team_id',
  ],
])('adds the team at each table: %s', (text, expected) => {
  expect(pinned(text, tables)).toBe(expected)
})

test.each([
  'select from members where team_id = $1 and id = $2',
  'select from members where account_id = $1',
  'select from members m join accounts a on a.id = m.account_id where m.team_id = $1',
  'select from events e join members m on m.id = $2 where e.team_id = $1',
  'select from members m left join teams t on t.id = m.team_id and t.id = $1',
  'insert into members (team_id, id) values ($1, $2) on conflict do nothing',
  'delete from answers where team_id = $1 returning event_id',
])('leaves unchanged: %s', (text) => {
  expect(pinned(text, tables)).toBe(text)
})
