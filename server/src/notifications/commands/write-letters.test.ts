import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import { cancelEvent, restoreEvent } from '#server/events/commands/cancel.ts'
import { changeEvent } from '#server/events/commands/edit.ts'
import {
  anEvent,
  aPlayingTeam,
  now,
  rowOf,
  type Playing,
} from '#server/events/testing/playing-team.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { openCentre } from '../testing/centre.ts'
import { lettersTo, newsIn, tokensIn } from '../testing/letters.ts'
import { writeLetters } from './write-letters.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
const night = '2026-03-14T23:30:00.000Z'
let team: Playing

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
  await centre.settle()
})

function act<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.transaction().execute(run)
}

async function subjectsTo(person: { accountId: string }): Promise<string[]> {
  await centre.settle()
  return (await lettersTo(platform, person)).map(newsIn)
}

async function set(person: { accountId: string }, change: object): Promise<void> {
  await database.updateTable('accounts').set(change).where('id', '=', person.accountId).execute()
}

test('emails the invited people about a new event, a mother once for both children', async () => {
  await anEvent(database, team.coach, { title: 'Practice', location: 'North Field' })
  expect(await subjectsTo(team.player)).toEqual(['New: Practice'])
  expect(await subjectsTo(team.coach)).toEqual([])
  await centre.settle()
  const [letter, ...more] = await lettersTo(platform, team.mother)
  expect(more).toEqual([])
  expect(letter?.text).toContain('For Leo and Mia.')
  expect(letter?.text).toContain('Answer for Leo')
  expect(letter?.text).toContain('Where: North Field')
  expect(letter && tokensIn(letter, 'answer')).toHaveLength(2)
})

test('can be unsubscribed from with one click, as its headers say', async () => {
  await anEvent(database, team.coach)
  await centre.settle()
  const [letter] = await lettersTo(platform, team.player)
  if (letter === undefined) throw new Error('no letter')
  const [token = ''] = tokensIn(letter, 'unsubscribe')
  expect(letter.headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${platform.config.publicUrl}/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(letter.html).toContain('<th scope="row"')
})

test('is written in the person’s language and zone', async () => {
  await set(team.player, { language: 'de', time_zone: 'America/New_York', quiet_hours: false })
  await anEvent(database, team.coach, { startTime: '18:00', endTime: '19:00' })
  await centre.settle()
  const [letter] = await lettersTo(platform, team.player)
  expect(letter?.subject).toBe('Neu: Practice, Sa. 21. März (Norte U12)')
  expect(letter?.text).toContain('Samstag, 21. März, 18:00–19:00 Uhr (Zeit in')
})

test('says how many further dates a series has, and until when', async () => {
  const repeat = { every: 'week', ends: { kind: 'count', count: 5 } } as const
  await anEvent(database, team.coach, { date: '2026-03-20', repeat })
  await centre.settle()
  const letters = await lettersTo(platform, team.player)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('Repeats: 4 more dates until 17 April')
})

test('turns typed text into neither links nor markup', async () => {
  await anEvent(database, team.coach, { title: '<b>Cup</b> http://evil.example' })
  await centre.settle()
  const [letter] = await lettersTo(platform, team.player)
  expect(letter?.html).toContain('&lt;b&gt;Cup&lt;/b&gt;')
  expect(letter?.html).not.toContain('http://evil.example')
})

describe('at night', () => {
  test('emails wait for the person’s morning', async () => {
    platform.setClock(night)
    await set(team.player, { time_zone: 'UTC' })
    await set(team.mother, { time_zone: 'America/New_York' })
    await anEvent(database, team.coach)
    expect(await subjectsTo(team.player)).toEqual([])
    expect(await subjectsTo(team.mother)).toEqual(['New: Practice'])
    platform.setClock('2026-03-15T06:59:00.000Z')
    await writeLetters(platform)
    expect(await subjectsTo(team.player)).toEqual([])
    platform.setClock('2026-03-15T07:00:00.000Z')
    await writeLetters(platform)
    expect(await subjectsTo(team.player)).toEqual(['New: Practice'])
  })

  test('do not wait without quiet hours', async () => {
    platform.setClock(night)
    await set(team.player, { quiet_hours: false })
    await anEvent(database, team.coach)
    expect(await subjectsTo(team.player)).toEqual(['New: Practice'])
  })

  test('are sent at once for a cancellation within a day, but not for a later one', async () => {
    const soon = await anEvent(database, team.coach, { date: '2026-03-15', title: 'Soon' })
    const later = await anEvent(database, team.coach, { date: '2026-03-20', title: 'Later' })
    await centre.settle()
    platform.setClock(night)
    const asking = { actor: team.coach, now: new Date(night) }
    for (const eventId of [soon, later])
      await act((tx) => cancelEvent(tx, { ...asking, eventId }, { reason: 'Ice' }))
    const subjects = await subjectsTo(team.player)
    expect(subjects.toSorted()).toEqual(['Cancelled: Soon', 'New: Later', 'New: Soon'])
    const letters = await lettersTo(platform, team.player)
    const off = letters.find((letter) => newsIn(letter) === 'Cancelled: Soon')
    expect(off?.text).toContain('Reason: Ice')
  })

  test('wake people when tonight’s event moves to next week', async () => {
    const eventId = await anEvent(database, team.coach, { date: '2026-03-15' })
    const yes = [{ memberId: rowOf(team.player), answer: 'going' }] as const
    await act((tx) => answerEvent(tx, { actor: team.player, now, eventId }, yes))
    await centre.settle()
    platform.setClock(night)
    const asking = { actor: team.coach, now: new Date(night), eventId }
    await act((tx) => changeEvent(tx, asking, { version: 1, changes: { date: '2026-03-29' } }))
    await centre.settle()
    const letter = (await lettersTo(platform, team.player)).at(-1)
    expect(letter?.subject).toMatch(/^Sun 15 Mar, \d\d:\d\d → Sun 29 Mar, \d\d:\d\d: Practice/)
  })

  test('are never sent for an event cancelled before the morning', async () => {
    platform.setClock(night)
    const eventId = await anEvent(database, team.coach, { date: '2026-03-20' })
    await centre.settle()
    const asking = { actor: team.coach, now: new Date(night), eventId }
    await act((tx) => cancelEvent(tx, asking, { reason: null }))
    await centre.settle()
    await act((tx) => restoreEvent(tx, asking, {}))
    await centre.settle()
    platform.setClock('2026-03-15T08:00:00.000Z')
    await writeLetters(platform)
    expect(await subjectsTo(team.player)).toEqual(['New: Practice', 'Back on: Practice'])
  })
})

test('sends each email once with several processes or a repeated event', async () => {
  await anEvent(database, team.coach)
  await Promise.all([1, 2, 3].map(() => centre.settle().then(() => writeLetters(platform))))
  await centre.hearAgain()
  await writeLetters(platform)
  expect(await subjectsTo(team.player)).toEqual(['New: Practice'])
})

test('emails nobody who chose only pushes or unsubscribed from this kind', async () => {
  await set(team.player, { email_topics: ['changes'] })
  await sql`insert into email_opt_outs (account_id, kind, opted_out_at)
    values (${team.mother.accountId}, 'event_created', ${now})`.execute(database)
  await anEvent(database, team.coach)
  expect(await subjectsTo(team.player)).toEqual([])
  expect(await subjectsTo(team.mother)).toEqual([])
  expect(await centre.notificationsOf(team.mother)).toEqual(['event_created'])
})

test('emails nobody who has left the team meanwhile', async () => {
  platform.setClock(night)
  await anEvent(database, team.coach)
  await centre.settle()
  await sql`update members set left_at = ${now} where account_id = ${team.player.accountId}`.execute(
    database,
  )
  platform.setClock('2026-03-15T09:00:00.000Z')
  await writeLetters(platform)
  expect(await subjectsTo(team.player)).toEqual([])
})

test('delays no other email when one fails, and retries it', async () => {
  platform.setClock(night)
  for (const person of [team.player, team.mother]) await set(person, { time_zone: 'UTC' })
  await anEvent(database, team.coach)
  await centre.settle()
  await set(team.mother, { time_zone: 'Nowhere/At_All' })
  platform.setClock('2026-03-15T07:00:00.000Z')
  await writeLetters(platform)
  expect(await subjectsTo(team.player)).toEqual(['New: Practice'])
  expect(await subjectsTo(team.mother)).toEqual([])
  await set(team.mother, { time_zone: 'UTC' })
  platform.setClock('2026-03-15T07:05:00.000Z')
  await writeLetters(platform)
  expect(await subjectsTo(team.mother)).toEqual(['New: Practice'])
  expect(await subjectsTo(team.player)).toEqual(['New: Practice'])
})

describe('a yes withdrawn after the deadline', () => {
  const late = new Date('2026-03-21T07:00:00.000Z')

  async function withdraw(): Promise<string> {
    const deadline = { daysBefore: 1, time: '20:00' }
    const eventId = await anEvent(database, team.coach, { title: 'Cup', deadline })
    const answer = (at: Date, said: 'going' | 'not_going') =>
      act((tx) =>
        answerEvent(tx, { actor: team.mother, now: at, eventId }, [
          { memberId: team.leo, answer: said },
        ]),
      )
    await answer(now, 'going')
    platform.setClock(late.toISOString())
    await answer(late, 'not_going')
    return eventId
  }

  test('notifies staff with the name and who is left', async () => {
    await withdraw()
    await centre.settle()
    const [letter, ...more] = await lettersTo(platform, team.coach)
    expect(more).toEqual([])
    expect(letter?.kind).toBe('notifications.withdrawn_late')
    expect(letter?.subject).toMatch(/^Leo .* can’t come after all: Cup, Sat 21 Mar/)
    expect(letter?.text).toContain('Still coming: 0')
    expect(letter && tokensIn(letter, 'answer')).toEqual([])
    expect((await lettersTo(platform, team.player)).map(newsIn)).not.toContain(letter?.subject)
  })

  test('is not emailed if the player comes after all', async () => {
    const eventId = await withdraw()
    await database
      .updateTable('answers')
      .set({ answer: 'going' })
      .where('team_id', '=', team.teamId)
      .where('event_id', '=', eventId)
      .execute()
    expect(await subjectsTo(team.coach)).toEqual([])
  })
})
