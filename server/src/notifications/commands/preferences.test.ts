import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { cancelEvent } from '#server/events/commands/cancel.ts'
import { anEvent } from '#server/events/testing/playing-team.ts'
import {
  aTeamWithConversations,
  type ConversationTest,
} from '#server/messages/testing/conversation-test.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { savePushDevice } from '../queries/push-devices.ts'
import { openCentre } from '../testing/centre.ts'
import { lettersTo } from '../testing/letters.ts'
import { openBrowser, openPushService } from '../testing/push-service.ts'
import { writeSummaries } from './write-summaries.ts'

const service = await openPushService()
const platform = await testPlatform({ OPERATOR_EMAILS: 'ops@example.org' }, service.outbound)
const { database } = platform
const centre = await openCentre(platform)

const morning = new Date('2026-03-14T09:00:00.000Z')
let stage: ConversationTest
let tonight = ''

beforeEach(async () => {
  platform.setClock(morning.toISOString())
  stage = await aTeamWithConversations(platform)
  tonight = await anEvent(database, await coach(), {
    date: '2026-03-14',
    startTime: '20:00',
    endTime: '21:30',
  })
  await centre.settle()
  await subscribe(stage.accounts.pau)
})

const coach = () =>
  requirePerson(database, { accountId: stage.accounts.coach, teamId: stage.teamId })

async function subscribe(accountId: string): Promise<void> {
  const { address } = openBrowser(`${service.origin}/${accountId}`)
  const sessionId = crypto.randomUUID()
  const device = { ...address, accountId, sessionId, userAgent: undefined, at: morning }
  await database.transaction().execute((tx) => savePushDevice(tx, device))
}

const happenings = {
  practice: async () => anEvent(database, await coach()),
  game: async () => anEvent(database, await coach(), { type: 'game', opponent: 'CD Sur' }),
  message: () => stage.start('coach', stage.toPeople('pau')),
  cancelledTonight: async () => {
    const asking = { actor: await coach(), eventId: tonight, now: morning }
    await database.transaction().execute((tx) => cancelEvent(tx, asking, { reason: '' }))
  },
}

/**
 * The channels by which Pau is notified, besides the centre; emails about messages wait a quarter
 * of an hour.
 */
async function heardOf(happening: keyof typeof happenings): Promise<string> {
  platform.setClock(morning.toISOString())
  const pau = { accountId: stage.accounts.pau }
  const before = await lettersTo(platform, pau)
  service.delivered.length = 0
  await happenings[happening]()
  await centre.settle()
  platform.setClock('2026-03-14T09:20:00.000Z')
  await writeSummaries(platform)
  const isWritten = (await lettersTo(platform, pau)).length > before.length
  const isPushed = service.delivered.some(({ path }) => path.endsWith(pau.accountId))
  return [isWritten && 'letter', isPushed && 'push'].filter(Boolean).join(' and ') || 'nothing'
}

const both = 'letter and push'
const nothing = 'nothing'

test.each([
  { choice: {}, practice: both, message: both, cancelled: both },
  {
    choice: { emailTopics: ['changes'] },
    practice: 'push',
    message: 'push',
    cancelled: both,
  },
  {
    choice: { pushTopics: ['messages'], emailTopics: ['new_events', 'changes'] },
    practice: 'letter',
    message: 'push',
    cancelled: 'letter',
  },
  {
    choice: { pushTopics: ['changes'], emailTopics: [] },
    practice: nothing,
    message: nothing,
    cancelled: 'push',
  },
])(
  'with $choice a practice is announced by $practice, a message by $message, a cancellation by $cancelled',
  async ({ choice, ...expected }) => {
    const asPau = stage.as(stage.accounts.pau)
    expect((await asPau('PATCH /me/preferences', choice)).status).toBe(200)
    expect({
      practice: await heardOf('practice'),
      message: await heardOf('message'),
      cancelled: await heardOf('cancelledTonight'),
    }).toEqual(expected)
  },
)

test('a muted team notifies only of tonight’s cancellations, until unmuted', async () => {
  const asPau = stage.as(stage.accounts.pau)
  expect((await asPau(`PUT ${stage.at}/mute`, { isMuted: true })).status).toBe(200)
  for (const one of ['practice', 'game', 'message'] as const)
    expect([one, await heardOf(one)]).toEqual([one, nothing])
  expect(await heardOf('cancelledTonight')).toBe(both)
  expect(await centre.notificationsOf({ accountId: stage.accounts.pau })).toEqual(
    expect.arrayContaining(['event_cancelled']),
  )

  expect((await asPau(`PUT ${stage.at}/mute`, { isMuted: false })).status).toBe(200)
  for (const one of ['practice', 'game'] as const)
    expect([one, await heardOf(one)]).toEqual([one, both])
})

test('silences a muted conversation but not its team', async () => {
  const id = await stage.start('coach', stage.toPeople('pau'))
  await stage.ask('pau', `PATCH /conversations/${id}/mine`, { readSeq: 1 })
  await stage.ask('pau', `PATCH /conversations/${id}/mine`, { isMuted: true })
  await centre.settle()
  expect(await heardOf('message')).toBe(nothing)
  expect(await heardOf('practice')).toBe(both)
})

test('sends only emails to a member whose browsers take no pushes', async () => {
  await sql`delete from push_devices`.execute(database)
  expect(await heardOf('game')).toBe('letter')
})
