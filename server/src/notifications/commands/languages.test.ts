import { pushPayload } from '@touchline/contract/notifications/shapes'
import type { Language } from '@touchline/domain/values/language'
import { beforeEach, describe, expect, test } from 'vitest'

import { anEvent, aPlayingTeam, type Playing } from '#server/events/testing/playing-team.ts'
import { aTeamWithConversations } from '#server/messages/testing/conversation-test.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { findPushDevices, savePushDevice } from '../queries/push-devices.ts'
import { saveDailySummary } from '../queries/summaries.ts'
import { openCentre } from '../testing/centre.ts'
import { lettersTo, newsIn } from '../testing/letters.ts'
import { openBrowser, openPushService } from '../testing/push-service.ts'
import { pushSummaryTo } from './push.ts'
import { writeSummaries } from './write-summaries.ts'

const service = await openPushService()
const platform = await testPlatform({}, service.outbound)
const { database } = platform
const centre = await openCentre(platform)

const morning = '2026-03-14T09:00:00.000Z'
const quarterPast = '2026-03-14T09:15:00.000Z'
const evening = '2026-03-14T18:00:00.000Z'
let team: Playing
let count = 0

beforeEach(async () => {
  platform.setClock(morning)
  await centre.settle()
  team = await aPlayingTeam(database)
})

async function setLanguage(accountId: string, language: Language): Promise<void> {
  const update = database.updateTable('accounts').set({ language, time_zone: 'UTC' })
  await update.where('id', '=', accountId).execute()
}

async function subjectsTo(accountId: string): Promise<string[]> {
  return (await lettersTo(platform, { accountId })).map(newsIn)
}

/** Subscribes a browser; returns its decrypted pushes from now on. */
async function subscribed(accountId: string): Promise<() => string[]> {
  count += 1
  const path = `/browser/${count}`
  const browser = openBrowser(service.origin + path)
  const device = { accountId, sessionId: crypto.randomUUID(), userAgent: undefined }
  await database
    .transaction()
    .execute((tx) => savePushDevice(tx, { ...browser.address, ...device, at: platform.clock() }))
  return () =>
    service.delivered
      .filter((delivered) => delivered.path === path)
      .map(({ body }) => pushPayload.parse(browser.open(body)).body)
}

interface Row {
  readonly language: Language
  readonly pushed: string
  readonly written: string
  readonly messages: string
  readonly day: string
  readonly summed: string
}
const rows: readonly Row[] = [
  {
    language: 'en',
    pushed: 'New in Norte U12',
    written: 'New: Practice',
    messages: 'New messages from Coach Ruiz (Norte U12)',
    day: 'Your day: 1 update',
    summed: '2 more updates',
  },
  {
    language: 'de',
    pushed: 'Neu in Norte U12',
    written: 'Neu: Practice',
    messages: 'Neue Nachrichten von Coach Ruiz (Norte U12)',
    day: 'Dein Tag: 1 Neuigkeit',
    summed: '2 weitere Neuigkeiten',
  },
  {
    language: 'fr',
    pushed: 'Nouveau dans Norte U12',
    written: 'Nouveau\u00a0: Practice',
    messages: 'Nouveaux messages de Coach Ruiz (Norte U12)',
    day: 'Ta journée\u00a0: 1 nouveauté',
    summed: '2 autres nouveautés',
  },
  {
    language: 'es',
    pushed: 'Nuevo en Norte U12',
    written: 'Nuevo: Practice',
    messages: 'Mensajes nuevos de Coach Ruiz (Norte U12)',
    day: 'Tu día: 1 novedad',
    summed: '2 novedades más',
  },
]

describe.each(rows)('a reader of $language', ({ language, pushed, written, ...rest }) => {
  test('gets pushes and emails about an event in it', async () => {
    const [player, mother] = [team.player.accountId, team.mother.accountId]
    await setLanguage(player, language)
    const theirs = await subscribed(player)
    const hers = await subscribed(mother)
    await anEvent(database, team.coach)
    await centre.settle()
    expect(theirs()).toEqual([expect.stringContaining(pushed)])
    expect(hers()).toEqual([expect.stringContaining('New in Norte U12')])
    expect(await subjectsTo(player)).toEqual([written])
    expect(await subjectsTo(mother)).toEqual(['New: Practice'])
  })

  test('gets emails about messages in it', async () => {
    const stage = await aTeamWithConversations(platform)
    await setLanguage(stage.accounts.pau, language)
    await stage.start('coach', stage.toPeople('pau', 'iris'))
    await centre.settle()
    platform.setClock(quarterPast)
    await writeSummaries(platform)
    expect(await subjectsTo(stage.accounts.pau)).toEqual([rest.messages])
    expect(await subjectsTo(stage.accounts.iris)).toEqual([
      'New messages from Coach Ruiz (Norte U12)',
    ])
  })

  test('gets the daily email and push in it', async () => {
    const { accountId } = team.player
    await setLanguage(accountId, language)
    const theirs = await subscribed(accountId)
    const input = { isOn: true, sendAt: '18:00', now: platform.clock() }
    await database.transaction().execute((tx) => saveDailySummary(tx, accountId, input))
    await anEvent(database, team.coach)
    await centre.settle()
    platform.setClock(evening)
    await writeSummaries(platform)
    expect(await subjectsTo(accountId)).toEqual([rest.day])
    const [device] = await findPushDevices(database, accountId)
    await pushSummaryTo(platform, { deviceId: device?.id ?? '', count: 2 })
    expect(theirs().at(-1)).toBe(rest.summed)
  })
})
