import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { answerEvent } from '#server/events/commands/answer.ts'
import { anEvent, aPlayingTeam, rowOf, type Playing } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { writeWeeklyReports } from './write-weekly-reports.ts'

const platform = await testPlatform()
const { database } = platform
const monday = '2026-03-16T07:30:00.000Z'
const tuesday = new Date('2026-03-10T09:00:00.000Z')
let team: Playing

beforeEach(async () => {
  platform.setClock(tuesday.toISOString())
  await sql`update accounts set reports = false`.execute(database)
  team = await aPlayingTeam(database)
  await sql`update members set created_at = '2026-01-01' where team_id = ${team.teamId}`.execute(
    database,
  )
  await sql`update accounts set reports = true, time_zone = 'Europe/Madrid',
    reports_when_attending = false
    where id in (${team.coach.accountId}, ${team.player.accountId}, ${team.mother.accountId})`.execute(
    database,
  )
})

interface Report {
  readonly subject: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

const nothing: Report = { subject: '', text: '', headers: {} }

async function reportsTo({ accountId }: { readonly accountId: string }): Promise<Report[]> {
  const found = await sql<Report>`
    select m.subject, m.text_body as text, m.headers from mails m join accounts a on a.email = m.recipient
    where a.id = ${accountId} and m.kind = 'statistics.weekly_report' order by m.created_at, m.id`.execute(
    database,
  )
  return found.rows
}

async function writeAt(moment: string): Promise<void> {
  platform.setClock(moment)
  await writeWeeklyReports(platform)
}

/** A practice last week that the player attended and Leo didn't, and one next week. */
async function aWeek(): Promise<void> {
  const { coach, teamId } = team
  const past = await anEvent(database, coach, { date: '2026-03-12' })
  await anEvent(database, coach, { title: 'Next practice', date: '2026-03-19' })
  const mark = (memberId: string, word: string) =>
    sql`
    insert into attendance_marks (team_id, event_id, member_id, mark, marked_by)
    values (${teamId}, ${past}, ${memberId}, ${word}, ${coach.accountId})`.execute(database)
  await mark(rowOf(team.player), 'late')
  await mark(team.leo, 'absent')
}

test("a report covers last week and the next, with each reader's own data", async () => {
  await aWeek()
  await writeAt(monday)
  const [toPlayer = nothing] = await reportsTo(team.player)
  expect(toPlayer.subject).toBe('Norte U12: your week')
  expect(toPlayer.text).toContain('From 9 March to 15 March')
  expect(toPlayer.text).toContain('- 1 event took place')
  expect(toPlayer.text).toContain('- You: attended 1 of 1')
  expect(toPlayer.text).toContain('Next practice')
  expect(toPlayer.text).toContain('- 1 event needs your reply')
  expect(toPlayer.text).not.toContain('%')
  expect(toPlayer.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')

  expect((await reportsTo(team.mother))[0]?.text).toContain('- Leo: attended 0 of 1')
  expect((await reportsTo(team.coach))[0]?.text).toContain('- Attendance: 50%')
})

test.each([
  { language: 'en', subject: 'Norte U12: your week' },
  { language: 'de', subject: 'Norte U12: deine Woche' },
  { language: 'fr', subject: 'Norte U12\u00A0: ta semaine' },
  { language: 'es', subject: 'Norte U12: tu semana' },
])('is written in $language for its speakers', async ({ language, subject }) => {
  await database
    .updateTable('accounts')
    .set({ language })
    .where('id', '=', team.player.accountId)
    .execute()
  await aWeek()
  await writeAt(monday)
  expect((await reportsTo(team.player)).map((report) => report.subject)).toEqual([subject])
  expect((await reportsTo(team.mother))[0]?.subject).toBe('Norte U12: your week')
})

test('contains the results of the week', async () => {
  const eventId = await anEvent(database, team.coach, {
    type: 'game',
    opponent: 'Harbour Town',
    homeAway: 'away',
    date: '2026-03-14',
  })
  await sql`insert into match_days (team_id, event_id, outcome) values (${team.teamId}, ${eventId},
    ${JSON.stringify({ kind: 'played', score: { home: 1, away: 3 } })}::jsonb)`.execute(database)
  await writeAt(monday)
  expect((await reportsTo(team.player))[0]?.text).toContain('- Harbour Town – Norte U12: 1:3')
})

test('is sent once a week by any number of processes, and again the next week', async () => {
  await aWeek()
  platform.setClock(monday)
  await Promise.all([1, 2, 3].map(() => writeWeeklyReports(platform)))
  await writeAt('2026-03-16T20:00:00.000Z')
  expect(await reportsTo(team.player)).toHaveLength(1)
  await writeAt('2026-03-23T07:30:00.000Z')
  expect(await reportsTo(team.player)).toHaveLength(2)
})

test("isn't sent if nothing happened", async () => {
  await writeAt(monday)
  expect(await reportsTo(team.player)).toEqual([])
})

test.each([
  ['before seven in their zone', { time_zone: 'America/New_York' }],
  ['in their quiet hours', { quiet_until: '10:00' }],
  ['who wants none', { reports: false }],
  ['who is under age', { date_of_birth: '2010-01-01' }],
  ['without an address', { email: null }],
])("isn't sent %s", async (_, change) => {
  await aWeek()
  await database
    .updateTable('accounts')
    .set(change)
    .where('id', '=', team.player.accountId)
    .execute()
  await writeAt(monday)
  expect(await reportsTo(team.player)).toEqual([])
  expect(await reportsTo(team.coach)).toHaveLength(1)
})

test("isn't sent to children, even if only the team knows the birth date, or about muted teams", async () => {
  await aWeek()
  await sql`update members set date_of_birth = '2010-01-01' where id = ${rowOf(team.player)}`.execute(
    database,
  )
  await sql`insert into team_mutes (team_id, account_id)
    values (${team.teamId}, ${team.mother.accountId})`.execute(database)
  await writeAt(monday)
  for (const person of [team.player, team.mother]) expect(await reportsTo(person)).toEqual([])
})

test('with only-when-attending goes to people who were there or plan to come', async () => {
  await aWeek()
  await sql`update accounts set reports_when_attending = true`.execute(database)
  const coming = await anEvent(database, team.coach, { title: 'Game', date: '2026-03-20' })
  const yes = [{ memberId: team.mia, answer: 'going' }] as const
  await database
    .transaction()
    .execute((tx) =>
      answerEvent(tx, { actor: team.mother, now: platform.clock(), eventId: coming }, yes),
    )
  await writeAt(monday)
  expect(await reportsTo(team.player)).toHaveLength(1)
  expect(await reportsTo(team.mother)).toHaveLength(1)
  expect(await reportsTo(team.coach)).toEqual([])
})

test("a failing report doesn't stop the others, and is tried again in the next run", async () => {
  await aWeek()
  await sql`update accounts set email = repeat('x', 400) where id = ${team.player.accountId}`.execute(
    database,
  )
  await sql`alter table mails add constraint short check (length(recipient) < 300)`.execute(
    database,
  )
  await writeAt(monday)
  expect(await reportsTo(team.coach)).toHaveLength(1)
  await sql`alter table mails drop constraint short`.execute(database)
  await writeAt('2026-03-16T08:00:00.000Z')
  expect(await reportsTo(team.player)).toHaveLength(1)
  expect(await reportsTo(team.coach)).toHaveLength(1)
})
