import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aClub, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { eventsRoutes } from '../routes.ts'
import { anEvent } from '../testing/playing-team.ts'
import { requestsOver } from '../testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { events: eventsRoutes })

async function aSeason() {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  const young = await aTeam(database, { name: 'Norte U12', clubId })
  const old = await aTeam(database, { name: 'Norte U14', clubId })
  const plan = async (teamId: string, change: object) =>
    anEvent(database, await requirePerson(database, { accountId: manager, teamId }), change)
  await plan(young, { title: 'Practice; hall', date: '2026-03-17', location: 'Pitch 1' })
  await plan(old, { title: 'Cup', date: '2026-04-01' })
  await plan(old, { title: 'Too late', date: '2026-07-01' })
  const save = (format: 'pdf' | 'ics', teamIds: readonly string[] = [], reader = manager) =>
    ask(reader, {
      method: 'POST',
      path: `/clubs/${clubId}/calendar/export`,
      body: { format, language: 'de', from: '2026-03-01', to: '2026-06-30', teamIds },
    })
  return { save, young }
}

test('names the team of each event in the season’s calendar file', async () => {
  const { save, young } = await aSeason()
  const { headers, bytes } = await save('ics')
  expect(headers['content-type']).toContain('text/calendar')
  expect(headers['content-disposition']).toBe('attachment; filename="saisonplan.ics"')
  const text = bytes.toString('utf8')
  expect(text.match(/SUMMARY:.*/g)?.map((line) => line.trim())).toEqual([
    'SUMMARY:Norte U12 · Practice\\; hall',
    'SUMMARY:Norte U14 · Cup',
  ])
  expect((await save('ics', [young])).bytes.toString('utf8').match(/SUMMARY/g)).toHaveLength(1)
})

test('prints a season as a PDF, for the club’s readers only', async () => {
  const { save } = await aSeason()
  const { headers, bytes, status } = await save('pdf')
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect((await save('pdf', [], await anAccount(database))).status).toBe(404)
})
