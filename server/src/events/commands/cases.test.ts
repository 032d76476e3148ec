import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { eventDraft } from '@touchline/contract/events/shapes/draft'
import type { Actor } from '@touchline/domain/teams/actor'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { testDatabase } from '#server/platform/testing/database.ts'

import { findHistory } from '../queries/history.ts'
import { requireEventPage } from '../queries/page.ts'
import { deleteEvent } from '../queries/removal.ts'
import { aPlayingTeam, anEvent, now, rowOf } from '../testing/playing-team.ts'
import { answerEvent } from './answer.ts'

const file = '../../../../domain/src/events/fixtures/answer-cases.json'
const fixture = z
  .object({ cases: z.array(z.object({ id: z.string(), expect: z.string() })) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')))

const { database } = await testDatabase()
const { teamId, coach, player, mother, leo } = await aPlayingTeam(database)

function say(actor: Actor, eventId: string, [memberId, answer]: [string, 'going' | 'not_going']) {
  return database
    .transaction()
    .execute((tx) => answerEvent(tx, { actor, now, eventId }, [{ memberId, answer }]))
}

const own = rowOf(player)

/** The server's part of each case; the screens have tests of their own. */
const cases: Readonly<Record<string, () => Promise<void>>> = {
  'places-zero-or-none': async () => {
    const draft = { type: 'practice', title: 'Practice', date: '2026-03-21' }
    const takes = (places: unknown) => eventDraft.safeParse({ ...draft, places }).success
    expect([null, 0].map(takes)).toEqual([true, true])
    expect([-1, 1.5, 'abc', 2_147_483_648].map(takes)).toEqual([false, false, false, false])
    const eventId = await anEvent(database, coach, { places: 0 })
    expect((await say(player, eventId, [own, 'going'])).standings).toMatchObject([{ waiting: 1 }])
  },
  'offline-yes-full': async () => {
    const eventId = await anEvent(database, coach, { places: 1 })
    await say(mother, eventId, [leo, 'going'])
    const response = await say(player, eventId, [own, 'going'])
    expect(response.standings).toMatchObject([{ answer: 'going', waiting: 1 }])
  },
  'offline-after-deadline': async () => {
    const deadline = { daysBefore: 1, time: '09:59' }
    const eventId = await anEvent(database, coach, { date: '2026-03-15', deadline })
    const late = say(player, eventId, [own, 'going'])
    await expect(late).rejects.toMatchObject({ code: 'deadline_passed' })
  },
  'event-deleted-while-open': async () => {
    const eventId = await anEvent(database, coach)
    await database.transaction().execute((tx) => deleteEvent(tx, { teamId, eventId }))
    await expect(say(player, eventId, [own, 'going'])).rejects.toMatchObject({ code: 'not_found' })
  },
  'double-click': async () => {
    const eventId = await anEvent(database, coach, { places: 1 })
    const tap = () => say(player, eventId, [own, 'going'])
    const [one, two] = await Promise.all([tap(), tap()])
    expect(one.standings).toEqual(two.standings)
    expect(await findHistory(database, { teamId, eventId, memberId: own })).toHaveLength(1)
  },
  'yes-no-yes': async () => {
    const eventId = await anEvent(database, coach, { places: 1 })
    await say(player, eventId, [own, 'going'])
    await say(mother, eventId, [leo, 'going'])
    await say(coach, eventId, [rowOf(coach), 'going'])
    await say(player, eventId, [own, 'not_going'])
    const back = await say(player, eventId, [own, 'going'])
    expect(back.standings).toMatchObject([{ waiting: 2 }])
  },
  'coach-answers-for-member': async () => {
    const eventId = await anEvent(database, coach)
    await say(coach, eventId, [own, 'not_going'])
    await say(player, eventId, [own, 'going'])
    const history = await findHistory(database, { teamId, eventId, memberId: own })
    expect(history).toMatchObject([
      { answer: 'going', answeredBy: 'Pau Ruiz' },
      { answer: 'not_going', answeredBy: 'Carla Ruiz' },
    ])
    const { counts } = await requireEventPage(database, coach, { teamId, eventId })
    expect(counts).toMatchObject({ going: 1, notGoing: 0 })
  },
}

test.each(fixture.cases)('$id: $expect', async ({ id }) => {
  const run = cases[id]
  expect(run, 'something proves the case').toBeDefined()
  await run?.()
})
