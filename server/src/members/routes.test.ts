import { readFileSync } from 'node:fs'

import { importPreview } from '@touchline/contract/members/shapes/import-preview'
import { rosterImport, undoneImport } from '@touchline/contract/members/shapes/import'
import { memberPage, rosterPage, type Member } from '@touchline/contract/members/shapes'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { askingMembers } from './testing/asking.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)

let teamId: string
let leo: string
const people = { admin: '', coach: '', mother: '', player: '', stranger: '' }
type Person = keyof typeof people
const rows = { admin: '', coach: '', player: '' }

beforeEach(async () => {
  teamId = await aTeam(database)
  for (const person of ['admin', 'coach', 'mother', 'player', 'stranger'] as const)
    people[person] = await anAccount(database, person)
  leo = await aMember(database, teamId, { firstName: 'Leo' })
  rows.admin = await aMember(database, teamId, { accountId: people.admin, isAdmin: true })
  rows.coach = await aMember(database, teamId, { accountId: people.coach, role: 'Coach' })
  rows.player = await aMember(database, teamId, { accountId: people.player, firstName: 'Pau' })
  await aGuardian(database, { teamId, memberId: leo }, { accountId: people.mother })
  await database
    .updateTable('members')
    .set({ email: 'leo@kids.example', phone: '+34600123456', date_of_birth: '2015-04-02' })
    .where('id', '=', leo)
    .execute()
  platform.setClock('2026-03-14T09:00:00.000Z')
})

const at = (path = '') => `/teams/${teamId}/members${path}`

describe('the roster', () => {
  test.each([
    ['coach', 'leo@kids.example', '2015-04-02', 1],
    ['mother', 'leo@kids.example', '2015-04-02', 1],
    ['player', null, null, 0],
  ] as const)(
    'shows a child’s contact to those who may see it: %s',
    async (person, email, birth, parents) => {
      const child = (await roster(person)).members.find(({ id }) => id === leo)
      expect(child).toMatchObject({
        firstName: 'Leo',
        email,
        dateOfBirth: birth,
        isPrivate: email === null,
      })
      expect(child?.parents).toHaveLength(parents)
    },
  )

  test('is not found by strangers, whole or in part', async () => {
    for (const path of [at(), at(`/${leo}`)])
      expect(await ask(people.stranger, { method: 'GET', path })).toMatchObject({ status: 404 })
  })

  test('finds nobody by an address that is hidden', async () => {
    expect((await roster('player', '?search=kids.example')).total).toBe(0)
    expect((await roster('coach', '?search=KIDS.example')).members.map(({ id }) => id)).toEqual([
      leo,
    ])
  })

  test('comes in pages that meet', async () => {
    const first = await roster('coach', '?limit=3')
    const second = await roster('coach', `?limit=3&cursor=${first.nextCursor ?? ''}`)
    expect(first.total).toBe(4)
    expect(new Set([...first.members, ...second.members].map(({ id }) => id)).size).toBe(4)
    expect(second.nextCursor).toBeNull()
  })
})

describe('a member', () => {
  test('is added by hand', async () => {
    const body = {
      firstName: ' Ana ',
      lastName: 'Gil',
      dateOfBirth: '2014-02-28',
      isAdmin: true,
      id: leo,
    }
    const made = await ask(people.coach, { method: 'POST', path: at(), body })
    expect(made.status).toBe(201)
    const { member } = memberPage.parse(made.body)
    expect(member).toMatchObject({
      firstName: 'Ana',
      role: 'Member',
      isAdmin: false,
      dateOfBirth: '2014-02-28',
    })
    expect(member.id).not.toBe(leo)
  })

  test.each([
    [{ firstName: 'Ana', lastName: ' ' }, 422],
    [{ firstName: 'Ana', lastName: 'Gil', dateOfBirth: '2026-03-14' }, 422],
    [{ firstName: 'Ana', lastName: 'Gil', dateOfBirth: '2015-02-29' }, 422],
    [{ firstName: 'Ana', lastName: 'Gil', role: 'Coach' }, 403],
  ])('is not added as %j', async (body, status) => {
    expect((await ask(people.coach, { method: 'POST', path: at(), body })).status).toBe(status)
  })

  test.each([
    ['player', { isAdmin: true }, 403],
    ['coach', { role: 'Coach' }, 403],
    ['mother', { jerseyNumber: '7' }, 403],
    ['mother', { nickname: 'Leíto' }, 200],
    ['coach', { jerseyNumber: '00' }, 200],
    ['admin', { role: 'Coach' }, 200],
    ['stranger', { nickname: 'X' }, 404],
  ] as const)('is changed by %s in %j: %s', async (person, changes, status) => {
    expect((await change(person, leo, { changes })).status).toBe(status)
  })

  test('keeps what two people change in different fields, and tells the second in the same', async () => {
    await change('coach', leo, { changes: { position: 'Keeper' }, was: { position: null } })
    const other = await change('admin', leo, {
      changes: { nickname: 'L' },
      was: { nickname: null },
    })
    expect(memberPage.parse(other.body).member).toMatchObject({ position: 'Keeper', nickname: 'L' })
    const same = await change('admin', leo, {
      changes: { position: 'Wing' },
      was: { position: null },
    })
    expect(same).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } })
  })

  test('of another team is not found, whatever the path says', async () => {
    const elsewhere = await aMember(database, await aTeam(database))
    const answer = await change('admin', elsewhere, { changes: { nickname: 'X' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('who is the last admin neither goes nor loses the flag', async () => {
    const last = { status: 409, body: { code: 'last_admin' } }
    expect(await change('admin', rows.admin, { changes: { isAdmin: false } })).toMatchObject(last)
    expect(await ask(people.admin, { method: 'DELETE', path: at(`/${rows.admin}`) })).toMatchObject(
      last,
    )
    expect(
      await ask(people.admin, { method: 'POST', path: at(`/${rows.admin}/archive`) }),
    ).toMatchObject(last)
  })

  test('goes into the archive and comes back', async () => {
    expect((await ask(people.coach, { method: 'POST', path: at(`/${leo}/archive`) })).status).toBe(
      403,
    )
    await ask(people.admin, { method: 'POST', path: at(`/${leo}/archive`) })
    expect((await roster('coach')).members.map(({ id }) => id)).not.toContain(leo)
    expect((await roster('coach', '?state=archived')).members.map(({ id }) => id)).toEqual([leo])
    await ask(people.admin, { method: 'POST', path: at(`/${leo}/bring-back`) })
    expect((await roster('coach')).total).toBe(4)
  })

  test('leaves, and is nobody in the team from then on', async () => {
    expect(
      (await ask(people.player, { method: 'DELETE', path: at(`/${rows.player}`) })).status,
    ).toBe(200)
    expect((await ask(people.player, { method: 'GET', path: at() })).status).toBe(404)
    expect((await roster('coach')).total).toBe(3)
  })
})

describe('a parent', () => {
  const parent = { role: 'father', firstName: 'Tom', lastName: 'Ruiz', email: 'tom@x.example' }

  test.each([
    ['coach', 201],
    ['mother', 201],
    ['player', 403],
    ['stranger', 404],
  ] as const)('is added by %s: %s', async (person, status) => {
    const added = await ask(people[person], {
      method: 'POST',
      path: at(`/${leo}/guardians`),
      body: parent,
    })
    expect(added.status).toBe(status)
  })

  test('does not see the other parent’s contact, staff sees both', async () => {
    await ask(people.coach, { method: 'POST', path: at(`/${leo}/guardians`), body: parent })
    const seenBy = async (person: Person) =>
      memberPage
        .parse((await ask(people[person], { method: 'GET', path: at(`/${leo}`) })).body)
        .guardians.map(({ firstName, email }) => [firstName, email])
    expect(await seenBy('mother')).toEqual([
      ['Marta', null],
      ['Tom', null],
    ])
    expect(await seenBy('coach')).toEqual([
      ['Marta', null],
      ['Tom', 'tom@x.example'],
    ])
    expect(await seenBy('player')).toEqual([])
  })

  test.each([
    [{ ...parent, email: 'tom@x' }],
    [{ ...parent, firstName: '' }],
    [{ ...parent, role: 'uncle' }],
  ])('needs what the dialog asks for: %j', async (body) => {
    const answer = await ask(people.coach, { method: 'POST', path: at(`/${leo}/guardians`), body })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  })
})

describe('an import', () => {
  const list = readFileSync(new URL('fixtures/01-teamsnap-org-us.csv', import.meta.url))
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
  const confirm = (fingerprint: string, body: object = source, headers = {}) =>
    ask(people.admin, { method: 'POST', path: imports(), body: { ...body, fingerprint }, headers })

  test('changes nothing before it is confirmed, brings everybody, and knows them the next time', async () => {
    const first = await preview()
    expect(first.counts).toMatchObject({ new: 6, changed: 0, same: 0, guardians: 5 })
    expect((await roster('coach')).total).toBe(4)

    const done = rosterImport.parse((await confirm(first.fingerprint)).body)
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

  test('with an open question or a roster that moved on does nothing', async () => {
    const open = await preview({ ...source, answers: {} })
    expect(open.questions).toMatchObject([{ kind: 'team_spelling' }])
    expect(await confirm(open.fingerprint, { ...source, answers: {} })).toMatchObject({
      status: 422,
    })

    const { fingerprint } = await preview()
    expect((await confirm(fingerprint)).status).toBe(201)
    expect(await confirm(fingerprint)).toMatchObject({
      status: 412,
      body: { code: 'changed_meanwhile' },
    })
    expect((await roster('coach')).total).toBe(10)
  })

  test('repeated with its key has one effect', async () => {
    const { fingerprint } = await preview()
    const headers = { 'idempotency-key': `import-${teamId}` }
    const [one, two] = [
      await confirm(fingerprint, source, headers),
      await confirm(fingerprint, source, headers),
    ]
    expect(two).toEqual(one)
    expect((await roster('coach')).total).toBe(10)
  })

  test('is taken back, but for those somebody has edited since', async () => {
    const { fingerprint } = await preview()
    const { id } = rosterImport.parse((await confirm(fingerprint)).body)
    const [ava] = (await roster('coach', '?search=Ava')).members
    await change('coach', ava?.id ?? '', { changes: { nickname: 'A' } })

    const undone = await ask(people.admin, { method: 'POST', path: imports(`/${id}/undo`) })
    expect(undoneImport.parse(undone.body)).toEqual({
      membersRemoved: 5,
      membersRestored: 0,
      membersKept: 1,
    })
    expect((await roster('coach')).total).toBe(5)
    const again = await ask(people.admin, { method: 'POST', path: imports(`/${id}/undo`) })
    expect(again).toMatchObject({ status: 410, body: { code: 'already_used' } })
  })

  test('completes a known child, asks when the birth date is unknown, and puts it back', async () => {
    const text =
      'First name;Last name;Birthday;Jersey\nLeo;Ruiz;2015-04-02;9\nPau;Ruiz;2014-01-01;5'
    const open = await preview({ content: { text } })
    expect(open.questions).toMatchObject([{ kind: 'same_person', memberId: rows.player }])
    const [question] = open.questions
    const key = question?.kind === 'same_person' ? question.key : ''
    const body = { content: { text }, answers: { samePersons: { [key]: 'same' } } }

    const settled = await preview(body)
    expect(settled.counts).toMatchObject({ new: 0, changed: 2 })
    const { id } = rosterImport.parse((await confirm(settled.fingerprint, body)).body)
    expect(await numbers()).toEqual(['9', '5'])
    await ask(people.admin, { method: 'POST', path: imports(`/${id}/undo`) })
    expect(await numbers()).toEqual([null, null])
  })

  test.each([
    ['a picture', '15-not-a-table.csv', 'import_not_a_table'],
    ['an empty file', '16-empty.csv', 'import_empty'],
    ['headings alone', '17-header-only.csv', 'import_no_rows'],
  ])('of %s is refused', async (_, file, code) => {
    const base64 = readFileSync(new URL(`fixtures/${file}`, import.meta.url)).toString('base64')
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
    const numberOf = (id: string) =>
      members.find((member: Member) => member.id === id)?.jerseyNumber
    return [numberOf(leo), numberOf(rows.player)]
  }
})

async function roster(person: Person, query = '') {
  return rosterPage.parse((await ask(people[person], { method: 'GET', path: at(query) })).body)
}

function change(person: Person, memberId: string, body: object) {
  return ask(people[person], { method: 'PATCH', path: at(`/${memberId}`), body })
}
