import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

test('a disabled webhook notifies the admins and managers who may edit it', async () => {
  const [manager, admin, coach] = [
    await anAccount(database, 'Eva'),
    await anAccount(database, 'Alba'),
    await anAccount(database, 'Carla'),
  ]
  const teamId = await aTeam(database, { clubId: await aClub(database, manager) })
  const memberId = await aMember(database, teamId, { accountId: admin, isAdmin: true })
  await aMember(database, teamId, { accountId: coach, role: 'Coach' })
  const payload = { teamId, webhookId: memberId }
  await centre.announce({ name: 'integrations.webhook_stopped', topics: [], payload })

  expect(await centre.notificationsOf({ accountId: manager })).toEqual(['webhook_stopped'])
  expect(await centre.notificationsOf({ accountId: admin })).toEqual(['webhook_stopped'])
  expect(await centre.notificationsOf({ accountId: coach })).toEqual([])

  const coaching = { is_admin: false, is_coach: true }
  await database.updateTable('members').set(coaching).where('id', '=', memberId).execute()
  expect(await centre.notificationsOf({ accountId: admin })).toEqual([])
})
