import { readFileSync } from 'node:fs'

import { memberPage, rosterPage } from '@touchline/contract/members/shapes'
import { customFields } from '@touchline/contract/members/shapes/fields'
import { rosterImport, importUndo } from '@touchline/contract/members/shapes/import'
import {
  importPreview,
  type ImportPreview,
} from '@touchline/contract/members/shapes/import-preview'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

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

describe('an import', () => {
  const list = readFileSync(new URL('../fixtures/01-teamsnap-org-us.csv', import.meta.url))
  const source = {
    fileName: '01-teamsnap-org-us.csv',
    content: { base64: list.toString('base64') },
    answers: { teamSpelling: 'same' },
  }
  const imports = (path = '') => `/teams/${teamId}/roster-imports${path}`
  const preview = async (body: object = source) =>
    importPreview.parse(
      (await ask(people.admin, { method: 'POST', path: imports('/preview'), body })).body,
    )
  const confirm = (
    { fingerprint, importSessionId }: ImportPreview,
    { answers = {} }: { readonly answers?: object } = source,
    headers = {},
  ) => {
    const body = { importSessionId, fingerprint, answers }
    return ask(people.admin, { method: 'POST', path: imports(), body, headers })
  }

  test('changes nothing before the confirmation, adds everyone, and recognises them the next time', async () => {
    const first = await preview()
    expect(first.counts).toMatchObject({ new: 6, changed: 0, same: 0, guardians: 5 })
    expect((await roster('coach')).total).toBe(4)

    const done = rosterImport.parse((await confirm(first)).body)
    expect(done).toMatchObject({ membersAdded: 6, guardiansAdded: 5, mayUndo: true })
    const ava = (await roster('coach', '?search=Ava')).members[0]
    expect(ava).toMatchObject({
      lastName: 'Nguyen',
      dateOfBirth: '2013-09-04',
      email: null,
      jerseyNumber: '7',
    })
    expect(ava?.parents).toMatchObject([{ firstName: 'Linh', role: 'guardian' }])
    expect((await roster('coach', '?search=Kim')).members[0]).toMatchObject({ role: 'Staff' })
    expect((await preview()).counts).toMatchObject({ new: 0, changed: 0, same: 6 })
  })

  test.each([
    ['en', 'Family'],
    ['fr', 'Famille'],
    ['de', 'Familie'],
    ['es', 'Familia'],
  ])(
    'names a parent without a name after the family, in the team’s %s',
    async (language, family) => {
      const text =
        'Name;Birthday;Mother email;Parent 2 email;Father last name;Father email\nLena Huber;2015-04-02;a@club.example;b@club.example;Braun;c@club.example'
      const body = { content: { text } }
      await sql`update teams set language = ${language} where id = ${teamId}`.execute(database)
      expect((await confirm(await preview(body), {})).status).toBe(201)
      const lena = (await roster('coach', '?search=Lena')).members[0]
      expect(lena?.parents.map(({ firstName, lastName }) => [firstName, lastName])).toEqual(
        expect.arrayContaining([
          [family, 'Huber'],
          [family, 'Huber'],
          ['Braun', ''],
        ]),
      )
      expect((await preview(body)).counts).toMatchObject({ new: 0, changed: 0, same: 1 })
    },
  )

  test('by a coach keeps role labels but gives no access', async () => {
    const body = source
    const reply = await ask(people.coach, { method: 'POST', path: imports('/preview'), body })
    const { fingerprint, importSessionId, rows: read } = importPreview.parse(reply.body)
    const kim = read.find(({ member }) => member.lastName === 'Kim')
    expect(kim).toMatchObject({ kind: 'new', member: { role: 'Staff' } })
    const confirmed = { importSessionId, fingerprint, answers: source.answers }
    const done = await ask(people.coach, { method: 'POST', path: imports(), body: confirmed })
    expect(done.status).toBe(201)
    expect((await roster('coach', '?search=Kim')).members[0]).toMatchObject({
      role: 'Staff',
      access: ['member'],
    })
  })

  test('with an open question or a changed roster does nothing', async () => {
    const open = await preview({ ...source, answers: {} })
    expect(open.questions).toMatchObject([{ kind: 'team_spelling' }])
    expect(await confirm(open, {})).toMatchObject({ status: 422 })

    const [first, second] = [await preview(), await preview()]
    expect((await confirm(first)).status).toBe(201)
    expect(await confirm(second)).toMatchObject({
      status: 412,
      body: { code: 'changed_meanwhile' },
    })
    expect((await roster('coach')).total).toBe(10)
  })

  test('repeated with its key has one effect', async () => {
    const seen = await preview()
    const headers = { 'idempotency-key': `import-${teamId}` }
    const [one, two] = [await confirm(seen, source, headers), await confirm(seen, source, headers)]
    // The Date header differs between the two responses.
    const { date: _, ...constant } = one.headers
    expect(two).toMatchObject({ ...one, headers: constant })
    expect((await roster('coach')).total).toBe(10)
  })

  test('can be undone, except for members edited since', async () => {
    const { id } = rosterImport.parse((await confirm(await preview())).body)
    const [ava] = (await roster('coach', '?search=Ava')).members
    await change('coach', ava?.id ?? '', { changes: { nickname: 'A' } })

    const undone = await ask(people.admin, { method: 'POST', path: imports(`/${id}/undo`) })
    expect(importUndo.parse(undone.body)).toMatchObject({
      membersRemoved: 5,
      membersRestored: 0,
      membersKept: 1,
      kept: [{ memberId: ava?.id, name: 'Ava Nguyen', why: 'edited' }],
    })
    expect((await roster('coach')).total).toBe(5)
    const again = await ask(people.admin, { method: 'POST', path: imports(`/${id}/undo`) })
    expect(again).toMatchObject({ status: 410, body: { code: 'already_used' } })
  })

  test('can be undone for 30 days', async () => {
    const { id } = rosterImport.parse((await confirm(await preview())).body)
    const undo = () => ask(people.admin, { method: 'POST', path: imports(`/${id}/undo`) })
    const began = platform.clock().getTime()
    const after = (milliseconds: number) =>
      platform.setClock(new Date(began + milliseconds).toISOString())

    after(30 * 86_400_000)
    expect(await undo()).toMatchObject({ status: 410, body: { code: 'expired' } })
    after(30 * 86_400_000 - 1)
    expect(importUndo.parse((await undo()).body)).toMatchObject({ membersRemoved: 6, kept: [] })
    after(0)
  })

  test('keeps what was changed again and verified parents on undo, with the reason', async () => {
    const text =
      'First name;Last name;Birthday;Nickname\nLeo;Ruiz;2015-04-02;Lion\nNew;Kid;2014-01-01;N\nOther;Kid;2014-02-02;O'
    const open = await preview({ content: { text } })
    const samePersons = Object.fromEntries(
      open.questions.flatMap((one) => (one.kind === 'same_person' ? [[one.key, 'same']] : [])),
    )
    const body = { content: { text }, answers: { samePersons } }
    const settled = await preview(body)
    const { id } = rosterImport.parse((await confirm(settled, body)).body)
    await change('coach', rows.leo, { changes: { nickname: 'Leopard' } })
    const kid = (await roster('coach', '?search=New')).members[0]
    await sql`
      insert into guardianships (team_id, guardian_id, member_id, role, verified_at)
      select team_id, guardian_id, ${kid?.id}, role, now() from guardianships
      where team_id = ${teamId} limit 1`.execute(database)

    const undone = await ask(people.admin, { method: 'POST', path: imports(`/${id}/undo`) })
    expect(importUndo.parse(undone.body)).toMatchObject({
      membersRemoved: 1,
      membersRestored: 0,
      membersKept: 2,
      kept: [
        { memberId: kid?.id, name: 'New Kid', why: 'in_use' },
        { memberId: rows.leo, name: 'Leo Ruiz', why: 'changed_again' },
      ],
    })
  })

  test("fills the team’s own fields, reports values that don't fit, and restores them on undo", async () => {
    const path = `/teams/${teamId}/member-fields`
    const field = { name: 'Seats', kind: 'number', audience: 'team' }
    const made = await ask(people.admin, { method: 'POST', path, body: field })
    const seats = customFields.parse(made.body).fields[0]?.id ?? ''
    await change('coach', rows.leo, { changes: { custom: { [seats]: '4' }, shoeSize: '36' } })

    const text =
      'First name;Last name;Birthday;Seats;Strong foot;Shoe size\nLeo;Ruiz;2015-04-02;4,5;links;37\nNew;Kid;2014-01-01;many;sideways;\nOther;Kid;2014-02-02;2;both;'
    const body = { content: { text } }
    const open = await preview(body)
    const answers = {
      samePersons: Object.fromEntries(
        open.questions.flatMap((one) => (one.kind === 'same_person' ? [[one.key, 'same']] : [])),
      ),
    }
    const settled = await preview({ ...body, answers })
    expect(settled.rows[0]?.changes).toEqual([
      { field: 'dominantSide', from: null, to: 'left' },
      { field: 'shoeSize', from: '36', to: '37' },
      { field: `custom:${seats}`, from: '4', to: '4.5' },
    ])
    expect(settled.problems.map(({ kind, value }) => [kind, value])).toEqual([
      ['side_unknown', 'sideways'],
      ['custom_unreadable', 'many'],
    ])

    const answer = await confirm(settled, { ...body, answers })
    const { id } = rosterImport.parse(answer.body)
    const notified = async () => {
      const known = (await roster('coach')).members.filter(({ firstName }) =>
        ['New', 'Other', 'Leo'].includes(firstName),
      )
      return Promise.all(
        known.map(async ({ id: memberId }) => {
          const page = await ask(people.coach, { method: 'GET', path: at(`/${memberId}`) })
          const { firstName, custom, shoeSize } = memberPage.parse(page.body).member
          return [firstName, custom[seats], shoeSize]
        }),
      )
    }
    expect(await notified()).toEqual([
      ['New', undefined, null],
      ['Other', '2', null],
      ['Leo', '4.5', '37'],
    ])
    await ask(people.admin, { method: 'POST', path: imports(`/${id}/undo`) })
    expect(await notified()).toEqual([['Leo', '4', '36']])
  })

  test('completes a known child, asks if the birth date is unknown, and restores the child on undo', async () => {
    const text =
      'First name;Last name;Birthday;Jersey\nLeo;Ruiz;2015-04-02;9\nPau;Ruiz;2014-01-01;5'
    const open = await preview({ content: { text } })
    expect(open.questions).toMatchObject([{ kind: 'same_person', memberId: rows.player }])
    const [question] = open.questions
    const key = question?.kind === 'same_person' ? question.key : ''
    const body = { content: { text }, answers: { samePersons: { [key]: 'same' } } }

    const settled = await preview(body)
    expect(settled.counts).toMatchObject({ new: 0, changed: 2 })
    const { id } = rosterImport.parse((await confirm(settled, body)).body)
    expect(await numbers()).toEqual(['9', '5'])
    await ask(people.admin, { method: 'POST', path: imports(`/${id}/undo`) })
    expect(await numbers()).toEqual([null, null])
  })

  test.each([
    ['a picture', '15-not-a-table.csv', 'import_not_a_table'],
    ['an empty file', '16-empty.csv', 'import_empty'],
    ['headings alone', '17-header-only.csv', 'import_no_rows'],
  ])('of %s is refused', async (_, file, code) => {
    const base64 = readFileSync(new URL(`../fixtures/${file}`, import.meta.url)).toString('base64')
    const body = { content: { base64 } }
    const answer = await ask(people.admin, { method: 'POST', path: imports('/preview'), body })
    expect(answer).toMatchObject({ status: 422, body: { code } })
  })

  test.each([
    ['player', 403],
    ['mother', 403],
    ['stranger', 404],
    ['coach', 200],
  ] as const)('is previewed by %s: %s', async (person, status) => {
    const answer = await ask(people[person], {
      method: 'POST',
      path: imports('/preview'),
      body: source,
    })
    expect(answer.status).toBe(status)
  })

  async function numbers(): Promise<(string | null | undefined)[]> {
    const { members } = await roster('coach')
    const numberOf = (id: string) => members.find((member) => member.id === id)?.jerseyNumber
    return [numberOf(rows.leo), numberOf(rows.player)]
  }
})

async function roster(person: Person, query = '') {
  return rosterPage.parse((await ask(people[person], { method: 'GET', path: at(query) })).body)
}

function change(person: Person, memberId: string, body: object) {
  return ask(people[person], { method: 'PATCH', path: at(`/${memberId}`), body })
}
