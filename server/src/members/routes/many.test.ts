import { rosterPage } from '@touchline/contract/members/shapes'
import { manyDone, rosterFile } from '@touchline/contract/members/shapes/many'
import { importPreview } from '@touchline/contract/members/shapes/import-preview'
import { languages } from '@touchline/domain/values/language'
import readWorkbook from 'read-excel-file/node'
import { beforeEach, describe, expect, test } from 'vitest'

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

describe('a selection', () => {
  test('gets a role in one go', async () => {
    const memberIds = [rows.leo, rows.player]
    const act = { kind: 'role', role: 'Keeper' }
    const answer = await post('admin', '/changes', { memberIds, act })
    expect(manyDone.parse(answer.body)).toEqual({ done: memberIds.toSorted(), refused: [] })
    const { members } = await roster()
    expect(
      members
        .filter(({ role }) => role === 'Keeper')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(memberIds.toSorted())
  })

  test('goes into the archive but for the last admin and strangers, who are named', async () => {
    const elsewhere = await aMember(database, await aTeam(database))
    const memberIds = [rows.leo, rows.admin, elsewhere, rows.leo]
    const archived = manyDone.parse(
      (await post('admin', '/changes', { memberIds, act: { kind: 'archive' } })).body,
    )
    expect(archived.done).toEqual([rows.leo])
    expect(archived.refused).toHaveLength(2)
    expect(archived.refused).toEqual(
      expect.arrayContaining([
        { memberId: rows.admin, code: 'last_admin' },
        { memberId: elsewhere, code: 'not_found' },
      ]),
    )
    expect((await roster()).members.map(({ id }) => id)).not.toContain(rows.leo)

    await post('admin', '/changes', { memberIds: [rows.leo], act: { kind: 'bring_back' } })
    expect((await roster()).total).toBe(4)
  })

  test.each([
    ['coach', 403],
    ['mother', 403],
    ['player', 403],
    ['stranger', 404],
  ] as const)('is not changed by %s: %s', async (person, status) => {
    const body = { memberIds: [rows.leo], act: { kind: 'archive' } }
    expect((await post(person, '/changes', body)).status).toBe(status)
    expect((await roster()).total).toBe(4)
  })

  test.each([
    [{ memberIds: [], act: { kind: 'archive' } }],
    [{ memberIds: ['1'], act: { kind: 'archive' } }],
    [{ memberIds: [teamId], act: { kind: 'erase' } }],
    [{ memberIds: [teamId], act: { kind: 'role', role: ' ' } }],
  ])('is refused as %j', async (body) => {
    expect((await post('admin', '/changes', body)).status).toBe(422)
  })
})

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
        },
      },
    })
    for (const [number, nickname] of formulas.entries())
      await post('coach', '', { firstName: `N${number}`, lastName: 'Formula', nickname })
  })

  test.each(
    languages.flatMap((language) => [[language, 'csv'] as const, [language, 'xlsx'] as const]),
  )('in %s as %s comes back as the same people', async (language, format) => {
    const file = await exported('coach', { language, format })
    const content =
      format === 'csv' ? { base64: file.base64 } : { text: await typedCells(file.base64) }
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
    const sheet = Buffer.from((await exported('coach', { format: 'xlsx' })).base64, 'base64')
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

  test('can be of a selection, and never of somebody elsewhere', async () => {
    const elsewhere = await aMember(database, await aTeam(database), { firstName: 'Zoe' })
    const text = await csv('coach', { memberIds: [rows.player, elsewhere] })
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain('Pau')
    expect((await post('stranger', '/export', { format: 'csv', language: 'en' })).status).toBe(404)
  })

  async function exported(person: Person, wish: object = {}) {
    const body = { format: 'csv', language: 'en', ...wish }
    return rosterFile.parse((await post(person, '/export', body)).body)
  }

  async function csv(person: Person, wish: object = {}) {
    return Buffer.from((await exported(person, wish)).base64, 'base64').toString('utf8')
  }
})

/** The cells of a workbook as somebody would copy them out of it. */
async function typedCells(base64: string): Promise<string> {
  const [{ data } = { data: [] }] = await readWorkbook(Buffer.from(base64, 'base64'))
  return data
    .map((cells) => cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join('\t'))
    .join('\n')
}

async function roster() {
  return rosterPage.parse((await ask(people.coach, { method: 'GET', path: at() })).body)
}
