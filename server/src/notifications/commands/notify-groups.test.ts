import { eventDraft } from '@touchline/contract/events/shapes/draft'
import { expect, test } from 'vitest'

import { changeEvent } from '#server/events/commands/edit.ts'
import { changeInTeams, createInTeams } from '#server/events/commands/groups.ts'
import { requireEvent } from '#server/events/queries/calendar.ts'
import { now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
platform.setClock(now.toISOString())

test('notifies a family in two teams once of their shared event, and once of its move', async () => {
  const manager = await anAccount(database, 'Mona')
  const clubId = await aClub(database, manager)
  const family = await anAccount(database, 'Marta')
  const [boys = '', girls = ''] = await Promise.all(
    ['Boys', 'Girls'].map(async (name) => {
      const teamId = await aTeam(database, { clubId, name })
      const memberId = await aMember(database, teamId, { firstName: name })
      await aGuardian(database, { teamId, memberId }, { accountId: family })
      return teamId
    }),
  )
  const actor = await requirePerson(database, { teamId: boys, accountId: manager })
  const draft = eventDraft.parse({ type: 'other', title: 'Party', date: '2026-06-20' })
  const { eventIds } = await database
    .transaction()
    .execute((tx) => createInTeams(tx, { actor, now }, { ...draft, alsoIn: [girls] }))
  await centre.settle()
  expect(await centre.notificationsOf({ accountId: family })).toEqual(['event_created'])

  const [eventId = ''] = eventIds
  const { version } = await requireEvent(database, actor, eventId)
  const edit = { version, changes: { startTime: '16:00', endTime: '19:00' } }
  platform.setClock('2026-03-14T10:00:00.000Z')
  await database
    .transaction()
    .execute((tx) =>
      changeInTeams(
        tx,
        { actor, now: platform.clock(), eventId },
        { edit, teams: 'all', run: changeEvent },
      ),
    )
  expect(await centre.notificationsOf({ accountId: family })).toEqual([
    'event_changed',
    'event_created',
  ])
})
