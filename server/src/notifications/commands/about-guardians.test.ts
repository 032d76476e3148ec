import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import { requireEventPage } from '#server/events/queries/page.ts'
import { anEvent, aPlayingTeam, now, type Playing } from '#server/events/testing/playing-team.ts'
import { changeMember } from '#server/members/commands/members.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'
import { writeSummaries } from './write-summaries.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
const morning = new Date('2026-03-14T09:00:00.000Z')

let team: Playing
let father = ''
let events: string[] = []

beforeEach(async () => {
  platform.setClock(morning.toISOString())
  team = await aPlayingTeam(database)
  father = await anAccount(database, 'Felix')
  await aGuardian(database, { teamId: team.teamId, memberId: team.leo }, { accountId: father })
  events = [await anEvent(database, team.coach), await anEvent(database, team.coach)]
  await centre.settle()
  await sql`delete from notifications`.execute(database)
  await sql`delete from notification_summaries`.execute(database)
  await sql`delete from mails`.execute(database)
})

const minutesLater = (minutes: number) =>
  platform.setClock(new Date(morning.getTime() + minutes * 60_000).toISOString())

async function answer(accountId: string, said: 'going' | 'not_going', eventId = events[0] ?? '') {
  await database.transaction().execute(async (tx) => {
    const actor = await requirePerson(tx, { accountId, teamId: team.teamId })
    await answerEvent(tx, { actor, now, eventId }, [{ memberId: team.leo, answer: said }])
  })
}

async function letters(): Promise<readonly string[]> {
  await centre.settle()
  await writeSummaries(platform)
  const { rows } = await sql<{ text: string }>`
    select text_body as text from mails where kind = 'notifications.summary'`.execute(database)
  return rows.map(({ text }) => text.replaceAll(/\s+/g, ' '))
}

test('shows a guardian’s answer to the other guardian in the centre and in one email a day', async () => {
  for (const id of events) await answer(team.mother.accountId, 'going', id)
  expect(await centre.notificationsOf({ accountId: father })).toEqual(['guardian_answered ×2'])
  expect(await centre.notificationsOf(team.mother)).toEqual([])
  expect(await centre.notificationsOf(team.coach)).toEqual([])
  minutesLater(60)
  expect(await letters()).toEqual([])
  minutesLater(10 * 60)
  const [letter, ...more] = await letters()
  expect(letter).toContain('Another guardian answered for Leo: 2 events')
  expect(more).toEqual([])
})

test('notifies both soon if their answers differ, and shows both on the event', async () => {
  await answer(father, 'not_going')
  await answer(team.mother.accountId, 'going')
  expect(await centre.notificationsOf({ accountId: father })).toEqual(['guardians_disagree'])
  minutesLater(20)
  const [letter] = await letters()
  expect(letter).toContain('You and another guardian answered differently for Leo')

  const shownTo = async (accountId: string) => {
    const actor = await requirePerson(database, { accountId, teamId: team.teamId })
    const key = { teamId: team.teamId, eventId: events[0] ?? '' }
    const page = await requireEventPage(database, actor, key)
    return page.answers.find(({ memberId }) => memberId === team.leo)?.disagreement
  }
  const both = [
    { by: 'Marta Gil', answer: 'going' },
    { by: 'Marta Gil', answer: 'not_going' },
  ]
  for (const accountId of [father, team.mother.accountId, team.coach.accountId])
    expect(await shownTo(accountId)).toEqual(expect.arrayContaining(both))
  expect(await shownTo(team.player.accountId)).toEqual([])

  await answer(team.mother.accountId, 'not_going')
  expect(await shownTo(father)).toEqual([])
})

test('notifies of profile changes by a guardian, not by a coach or the child', async () => {
  const change = (accountId: string, nickname: string) =>
    database.transaction().execute(async (tx) => {
      const actor = await requirePerson(tx, { accountId, teamId: team.teamId })
      const edit = { memberId: team.leo, changes: { nickname }, was: undefined, version: undefined }
      await changeMember(tx, { actor, now }, edit)
    })
  const admin = await anAccount(database, 'Ada')
  await aMember(database, team.teamId, { accountId: admin, isAdmin: true })
  await change(admin, 'Lion')
  expect(await centre.notificationsOf({ accountId: father })).toEqual([])
  await change(team.mother.accountId, 'Leon')
  await change(team.mother.accountId, 'Leo')
  expect(await centre.notificationsOf({ accountId: father })).toEqual(['guardian_changed'])
})
