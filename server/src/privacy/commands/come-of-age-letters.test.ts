import { mailsToAddressFromOne } from '@touchline/domain/values/mail-limits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { comeOfAge } from './come-of-age.ts'

const platform = await testPlatform()
const { database } = platform
const stranger = 'stranger@example.org'

async function on(day: string) {
  platform.setClock(`${day}T10:00:00.000Z`)
  await comeOfAge(platform)
}

test('sends one address few emails when invented members with it turn 18', async () => {
  const teamId = await aTeam(database, { name: 'Your account is locked' })
  for (let made = 0; made < 25; made += 1) {
    const memberId = await aMember(database, teamId)
    await sql`update members set date_of_birth = '2008-03-14', email = ${stranger}
      where id = ${memberId}`.execute(database)
    await aGuardian(database, { teamId, memberId }, { accountId: await anAccount(database) })
  }
  await on('2026-02-12')
  await on('2026-03-14')
  const { rows } = await sql`select 1 from mails where recipient = ${stranger}`.execute(database)
  expect(rows).toHaveLength(mailsToAddressFromOne.max)
})
