import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, anAccount } from '#server/teams/testing/people.ts'

import { openSeasonChange } from '../testing/season.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-06-20T09:00:00.000Z')
const { aSeason } = openSeasonChange(platform)

test('copies two homes with the guardians of the new row', async () => {
  const { young, old, nina, move, roll } = await aSeason()
  const about = { teamId: young, memberId: nina }
  const [first, second] = [
    await aGuardian(database, about, { accountId: await anAccount(database, 'Anna') }),
    await aGuardian(database, about, { accountId: await anAccount(database, 'Ben') }),
  ]
  await sql`
    insert into home_plans (team_id, id, member_id, first_guardian_id, second_guardian_id, first_day,
      days, hand_over_at, exceptions, proposed_by, proposed_at, agreed_at)
    values (${young}, ${newId()}, ${nina}, ${first}, ${second}, '2026-03-16', '11111112222222',
      '18:00', '[{"from": "2026-08-01", "until": "2026-08-14", "home": 1}]', ${second},
      '2026-03-14', '2026-03-15')`.execute(database)
  await roll([move(nina)])
  const found = await sql`
    select plan.days, plan.exceptions, plan.agreed_at is not null as agreed,
      array(select a.first_name from guardians g join accounts a on a.id = g.account_id
        where g.team_id = plan.team_id
          and g.id in (plan.first_guardian_id, plan.second_guardian_id)
        order by g.id = plan.second_guardian_id) as homes
    from home_plans plan where plan.team_id = ${old}`.execute(database)
  expect(found.rows).toEqual([
    {
      days: '11111112222222',
      exceptions: [{ from: '2026-08-01', until: '2026-08-14', home: 1 }],
      agreed: true,
      homes: ['Anna', 'Ben'],
    },
  ])
})
