import { languages } from '@touchline/domain/values/language'
import readWorkbook from 'read-excel-file/node'
import { expect, test } from 'vitest'

import { aPlayingTeam, anEvent } from '#server/events/testing/playing-team.ts'
import { testDatabase } from '#server/platform/testing/database.ts'
import { aMember } from '#server/teams/testing/people.ts'

import { countPresence, type ReadableMembers } from '../queries/tallies.ts'
import { exportSummary } from './export-summary.ts'
import { markAttendance } from './marks.ts'

const { database } = await testDatabase()
const { teamId, coach, leo, mia } = await aPlayingTeam(database)
const now = new Date('2026-03-28T09:00:00.000Z')
const eventId = await anEvent(database, coach)
await aMember(database, teamId, { firstName: '=SUM(1+1)', role: 'Player' })
await database.transaction().execute((tx) =>
  markAttendance(tx, { actor: coach, now, eventId }, [
    { memberId: leo, mark: 'late' },
    { memberId: mia, mark: 'absent' },
  ]),
)

type ExportOptions = Omit<Parameters<typeof exportSummary>[1], 'withFormer'> & {
  withFormer?: boolean
}

function file(options: Partial<ExportOptions> = {}, readable: ReadableMembers = { but: [] }) {
  const whole = { teamId, now, format: 'csv', language: 'en', ...options } as const
  return exportSummary(database, { withFormer: false, ...whole }, readable)
}

async function csv(
  options: Partial<ExportOptions> = {},
  readable: ReadableMembers = { but: [] },
): Promise<string[]> {
  const text = await new Response((await file(options, readable)).bytes).text()
  return text.trim().split('\r\n')
}

test('the file has a line for each person, with figures and rates', async () => {
  const [head = '', ...lines] = await csv()
  expect(head.split(',')).toHaveLength(13)
  expect(lines).toHaveLength(5)
  expect(lines).toContain('Leo Ruiz,Player,1,0,0,0,1,0,1,0,0,0 %,100 %')
  expect(lines).toContain('Mia Ruiz,Player,1,0,0,0,1,0,0,1,0,0 %,0 %')
})

test('escapes a name that looks like a formula', async () => {
  expect((await csv()).filter((line) => line.startsWith('='))).toEqual([])
  expect((await csv()).some((line) => line.startsWith("'=SUM(1+1)"))).toBe(true)
})

test('the file has the requested members in their order, without those the reader may not see', async () => {
  const some = await csv({ memberIds: [mia, leo] })
  expect(some.slice(1).map((line) => line.split(' ')[0])).toEqual(['Mia', 'Leo'])
  const own = await csv({ memberIds: [mia, leo] }, { only: [leo], but: [] })
  expect(own.slice(1).map((line) => line.split(' ')[0])).toEqual(['Leo'])
  const rest = await csv({ memberIds: [mia, leo] }, { but: [leo] })
  expect(rest.slice(1).map((line) => line.split(' ')[0])).toEqual(['Mia'])
})

test.each(languages)('in %s the workbook has the same cells as the list', async (language) => {
  const { fileName, bytes } = await file({ format: 'xlsx', language, memberIds: [leo] })
  expect(fileName).toMatch(/^[a-z]+\.xlsx$/)
  const [sheet] = await readWorkbook(Buffer.from(await new Response(bytes).arrayBuffer()))
  const [head, line] = await csv({ language, memberIds: [leo] })
  const cells = sheet?.data.map((row) => row.join(','))
  expect(cells?.[0]).toBe(head?.replace('\uFEFF', ''))
  expect(cells?.[1]).toBe(line)
})

test('figures of past events stay when a member leaves, and the file can include former members', async () => {
  const question = { teamId, now }
  expect(await countPresence(database, question, { but: [] })).toEqual({ came: 1, missed: 1 })
  await database.updateTable('members').set({ archived_at: now }).where('id', '=', mia).execute()
  expect(await countPresence(database, question, { but: [] })).toEqual({ came: 1, missed: 1 })
  const names = async (options: Partial<ExportOptions>) =>
    (await csv(options)).slice(1).map((line) => line.split(' ')[0])
  expect(await names({})).not.toContain('Mia')
  expect(await names({ withFormer: true })).toContain('Mia')
  expect(await names({ withFormer: true, memberIds: [leo] })).toEqual(['Leo', 'Mia'])
})
