import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { memberPage } from '@touchline/contract/members/shapes'
import { customFields } from '@touchline/contract/members/shapes/fields'
import { importPreview } from '@touchline/contract/members/shapes/import-preview'
import { languages } from '@touchline/domain/values/language'
import { parse as parseCsv } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { askingMembers } from '../testing/asking.ts'
import { aRoster, type Person } from '../testing/team.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)

let { teamId, people, rows } = await aRoster(database)

beforeEach(async () => {
  ;({ teamId, people, rows } = await aRoster(database))
})

const at = (path = '') => `/teams/${teamId}/members${path}`
const post = (person: Person, path: string, body: object) =>
  ask(people[person], { method: 'POST', path: at(path), body })

describe('an export', () => {
  const formulas = ['=1+1', '+1+cmd', '-2+3', '@SUM(A1)', "'=1", "'07", '＝1+1', 'a;b,"c"', '=1']

  beforeEach(async () => {
    await post('coach', `/${rows.leo}/guardians`, {
      role: 'guardian',
      firstName: 'Tom',
      lastName: 'Gil',
      email: 'tom@x.example',
      phone: '+34600111222',
    })
    await ask(people.coach, {
      method: 'PATCH',
      path: at(`/${rows.leo}`),
      body: {
        changes: {
          nickname: 'Leíto',
          position: 'Keeper',
          jerseyNumber: '00',
          licenceNumber: 'ES-1',
          gender: 'other',
          address: 'Mill Lane 4, Riverside',
          dominantSide: 'both',
          shirtSize: '164',
          shortsSize: 'M',
          shoeSize: '42 2/3',
          custom: await ownFacts(),
        },
      },
    })
    for (const [number, nickname] of formulas.entries())
      await post('coach', '', { firstName: `N${number}`, lastName: 'Formula', nickname })
  })

  test.each(
    languages.flatMap((language) => [[language, 'csv'] as const, [language, 'xlsx'] as const]),
  )('in %s as %s can be imported again without changes', async (language, format) => {
    const file = await exported('coach', { language, format })
    const content =
      format === 'csv' ? { base64: file.toString('base64') } : { text: await typedCells(file) }
    const preview = importPreview.parse(
      (
        await ask(people.coach, {
          method: 'POST',
          path: `/teams/${teamId}/roster-imports/preview`,
          body: { content, answers: { teamSpelling: 'same' } },
        })
      ).body,
    )
    expect(preview.problems).toMatchObject([{ kind: 'jersey_kept_as_text', value: '00' }])
    expect(preview.rows.flatMap(({ changes }) => changes)).toEqual([])
    expect(preview.counts).toMatchObject({ new: 0, changed: 0, same: 4 + formulas.length })
    expect(preview.rows.flatMap(({ guardians }) => guardians).map(({ kind }) => kind)).toEqual([
      'same',
      'same',
    ])
  })

  test('never holds a formula', async () => {
    const text = await csv('coach')
    const cells = text.split(/[,\r\n]+/)
    expect(cells.filter((cell) => /^"?[=@＝]|^"?[+-]\d+[+]/.test(cell))).toEqual([])
    const sheet = await exported('coach', { format: 'xlsx' })
    expect(sheet.subarray(0, 2).toString()).toBe('PK')
    const [{ data } = { data: [] }] = await readWorkbook(sheet)
    expect(data.flat()).toEqual(expect.arrayContaining(['=1+1', '@SUM(A1)', '00']))
  })

  test.each([
    ['coach', true, true],
    ['mother', true, false],
    ['player', false, false],
  ] as const)(
    'shows %s a child’s contact: %s, and the other parent’s: %s',
    async (person, sees, seesParent) => {
      const text = await csv(person)
      for (const fact of ['leo@kids.example', '2015-04-02', 'Mill Lane', 'ES-1', 'Marta'])
        expect([fact, text.includes(fact)]).toEqual([fact, sees])
      expect(text.includes('tom@x.example')).toBe(seesParent)
      expect(text).toContain('Leo')
    },
  )

  test('with hostile text in every field runs nothing and is imported unchanged', async () => {
    for (const [number, text] of hostileCells.entries()) {
      const fields = { lastName: text, nickname: text, position: text, address: text }
      const { status, body } = await post('coach', '', {
        ...fields,
        firstName: `N${number} ${text}`,
        licenceNumber: text,
      })
      expect([text, status]).toEqual([text, 201])
      const { member } = memberPage.parse(body)
      const parent = { role: 'mother', firstName: text, lastName: text, email: 'm@x.example' }
      await post('coach', `/${member.id}/guardians`, parent)
    }
    const written = await csv('coach')
    const cells: string[][] = parseCsv(written, { bom: true })
    const runs = cells.flat().filter((cell) => /^\s*[=+\-@＝＋－＠]/u.test(cell) && !isNumber(cell))
    expect(runs).toEqual([])

    const sheet = await exported('coach', { format: 'xlsx' })
    const parts = Object.entries(unzipSync(sheet)).map(([name, bytes]) => [name, strFromU8(bytes)])
    expect(parts.filter(([, xml = '']) => /<f[ >/]/.test(xml))).toEqual([])

    for (const content of [{ text: written.slice(1) }, { text: await typedCells(sheet) }]) {
      const path = `/teams/${teamId}/roster-imports/preview`
      const body = { content, answers: { teamSpelling: 'same' } }
      const answer = await ask(people.coach, { method: 'POST', path, body })
      const preview = importPreview.parse(answer.body)
      expect(preview.rows.flatMap(({ changes }) => changes)).toEqual([])
      expect(preview.counts).toMatchObject({ new: 0, changed: 0 })
    }
  })

  test('is streamed as a file', async () => {
    const { headers } = await post('coach', '/export', { format: 'csv', language: 'de' })
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="mitglieder.csv"',
      'cache-control': 'no-store',
    })
    expect(headers['content-length']).toBeUndefined()
  })

  test('can hold a selection, but no members of other teams', async () => {
    const elsewhere = await aMember(database, await aTeam(database), { firstName: 'Zoe' })
    const text = await csv('coach', { memberIds: [rows.player, elsewhere] })
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain('Pau')
    expect((await post('stranger', '/export', { format: 'csv', language: 'en' })).status).toBe(404)
  })

  async function exported(person: Person, input: object = {}) {
    const body = { format: 'csv', language: 'en', ...input }
    const { status, bytes } = await post(person, '/export', body)
    expect(status).toBe(200)
    return bytes
  }

  async function csv(person: Person, input: object = {}) {
    return (await exported(person, input)).toString('utf8')
  }
})

/** Disguised formulas, and harmless lookalikes (csv-injection.json beside the import's lists). */
const hostileCells = z
  .object({ strings: z.array(z.string()) })
  .parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/csv-injection.json'), 'utf8')),
  ).strings

function isNumber(cell: string): boolean {
  return /^\+\d{6,15}$|^-?\d+(?:[.,]\d+)?$/.test(cell)
}

/** The cells of a workbook as text, as copied to the clipboard. */
async function typedCells(workbook: Buffer): Promise<string> {
  const [{ data } = { data: [] }] = await readWorkbook(workbook)
  return data
    .map((cells) => cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join('\t'))
    .join('\n')
}

/** One value in a field of each kind; some field names also have a usual meaning. */
async function ownFacts(): Promise<Record<string, string>> {
  const path = `/teams/${teamId}/member-fields`
  const facts = [
    [{ name: 'Diet', kind: 'text' }, 'No nuts; no eggs'],
    [{ name: 'Mobile', kind: 'number' }, '-2.5'],
    [{ name: 'Category', kind: 'date' }, '2031-04-05'],
    [{ name: 'Own bike', kind: 'yes_no' }, 'no'],
    [{ name: 'Way home', kind: 'choice', choices: ['Bus 4', 'On foot'] }, 'On foot'],
  ] as const
  const values: Record<string, string> = {}
  for (const [field, value] of facts) {
    const body = { ...field, audience: 'private' }
    const answer = await ask(people.admin, { method: 'POST', path, body })
    const made = customFields.parse(answer.body).fields.at(-1)
    const choice = made?.choices.find(({ name }) => name === value)
    values[made?.id ?? ''] = choice?.id ?? value
  }
  return values
}
