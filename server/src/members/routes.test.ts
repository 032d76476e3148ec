import { memberPage, rosterPage } from '@touchline/contract/members/shapes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { askingMembers } from './testing/asking.ts'
import { aRoster, type Person } from './testing/team.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)

let { teamId, people, rows } = await aRoster(database)

beforeEach(async () => {
  ;({ teamId, people, rows } = await aRoster(database))
})

const at = (path = '') => `/teams/${teamId}/members${path}`

const put = (who: Person, memberId: string, kind: 'archive' | 'bring_back') => {
  const body = { memberIds: [memberId], act: { kind } }
  return ask(people[who], { method: 'POST', path: at('/changes'), body })
}

describe('the roster', () => {
  test.each([
    ['coach', 'leo@kids.example', '2015-04-02', 1],
    ['mother', 'leo@kids.example', '2015-04-02', 1],
    ['player', null, null, 0],
  ] as const)(
    'shows a child’s contact to those who may see it: %s',
    async (...[person, email, birth, parents]) => {
      const child = (await roster(person)).members.find(({ id }) => id === rows.leo)
      expect(child).toMatchObject({
        firstName: 'Leo',
        email,
        dateOfBirth: birth,
        isPrivate: email === null,
      })
      expect(child?.parents).toHaveLength(parents)
    },
  )

  test.each([
    ['has a mother who joined', 'now()', true],
    ['has a mother nobody has vouched for', 'null', false],
  ])('tells staff whether a child can be reached: %s', async (_, verified, isReached) => {
    await sql`update guardianships set verified_at = ${sql.raw(verified)}
      where member_id = ${rows.leo}`.execute(database)
    const reached = async (person: Person) =>
      (await roster(person)).members.find(({ id }) => id === rows.leo)?.isReached
    expect([await reached('coach'), await reached('player')]).toEqual([isReached, null])
    const page = await ask(people.coach, { method: 'GET', path: at(`/${rows.leo}`) })
    expect(memberPage.parse(page.body).member).toMatchObject({ isReached, hasJoined: false })
  })

  test.each([
    ['to the child', 'LEO@kids.example', '2999-01-01', true],
    ['to a parent who has not joined', 'Dad@kids.example', '2999-01-01', true],
    ['that nobody took in time', 'leo@kids.example', '2001-01-01', false],
    ['to somebody else', 'else@kids.example', '2999-01-01', false],
  ])(
    'says to staff whether an invitation waits: one %s',
    async (...[, email, expiresAt, isInvited]) => {
      const father = await aGuardian(database, { teamId, memberId: rows.leo })
      await sql`update guardians set email = 'dad@kids.example' where id = ${father}`.execute(
        database,
      )
      await sql`insert into invitations (id, team_id, email, token_hash, invited_by, expires_at)
      values (${rows.leo}, ${teamId}, ${email}, ${rows.leo}, ${people.coach}, ${expiresAt})`.execute(
        database,
      )
      const invited = async (person: Person) =>
        (await roster(person)).members.find(({ id }) => id === rows.leo)?.isInvited
      expect([await invited('coach'), await invited('player')]).toEqual([isInvited, null])
    },
  )

  test('is not found by strangers, as a whole or in part', async () => {
    for (const path of [at(), at(`/${rows.leo}`)])
      expect(await ask(people.stranger, { method: 'GET', path })).toMatchObject({ status: 404 })
  })

  test("can't be searched by a hidden address", async () => {
    expect((await roster('player', '?search=kids.example')).total).toBe(0)
    expect((await roster('coach', '?search=KIDS.example')).members.map(({ id }) => id)).toEqual([
      rows.leo,
    ])
  })

  test('is paged without gaps or overlaps', async () => {
    const first = await roster('coach', '?limit=3')
    const second = await roster('coach', `?limit=3&cursor=${first.nextCursor ?? ''}`)
    expect(first.total).toBe(4)
    expect(new Set([...first.members, ...second.members].map(({ id }) => id)).size).toBe(4)
    expect(second.nextCursor).toBeNull()
  })
})

describe('the day a member turns 18', () => {
  const enterBirthDate = (born: string) =>
    sql`
    with grown as (update members set date_of_birth = ${born} where id = ${rows.leo})
    insert into age_transitions (team_id, member_id, notified_at, takes_over_on)
    values (${teamId}, ${rows.leo}, now(), '2027-01-20')`.execute(database)

  const dayFor = async (person: Person) => {
    const page = await ask(people[person], { method: 'GET', path: at(`/${rows.leo}`) })
    return memberPage.parse(page.body).takesOverOn
  }

  test('is shown only to guardians and staff', async () => {
    expect(await dayFor('mother')).toBeNull()
    await enterBirthDate('2009-01-20')
    expect(await Promise.all((['mother', 'coach', 'player'] as const).map(dayFor))).toEqual([
      '2027-01-20',
      '2027-01-20',
      null,
    ])
  })

  test('is missing when the birth date was corrected or no guardian is left', async () => {
    await enterBirthDate('2010-01-20')
    expect(await dayFor('mother')).toBeNull()
    await sql`update members set date_of_birth = '2009-01-20' where id = ${rows.leo}`.execute(
      database,
    )
    expect(await dayFor('coach')).toBe('2027-01-20')
    await sql`delete from guardianships where member_id = ${rows.leo}`.execute(database)
    expect(await dayFor('coach')).toBeNull()
  })
})

describe('a member', () => {
  test('is added by hand', async () => {
    const body = {
      firstName: ' Ana ',
      lastName: 'Gil',
      dateOfBirth: '2014-02-28',
      isAdmin: true,
      id: rows.leo,
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
    expect(member.id).not.toBe(rows.leo)
  })

  test.each([
    [{ firstName: 'Ana', lastName: ' ' }, 422],
    [{ firstName: 'Ana', lastName: 'Gil', dateOfBirth: '2026-03-14' }, 422],
    [{ firstName: 'Ana', lastName: 'Gil', dateOfBirth: '2015-02-29' }, 422],
  ])('is not added as %j', async (body, status) => {
    expect((await ask(people.coach, { method: 'POST', path: at(), body })).status).toBe(status)
  })

  test.each([
    ['player', { access: ['admin'] }, 403],
    ['coach', { access: ['coach'] }, 403],
    ['mother', { role: 'Captain' }, 403],
    ['coach', { role: 'Captain' }, 200],
    ['mother', { jerseyNumber: '7' }, 403],
    ['mother', { nickname: 'Leíto' }, 200],
    ['coach', { jerseyNumber: '00' }, 200],
    ['admin', { access: ['treasurer'] }, 200],
    ['stranger', { nickname: 'X' }, 404],
  ] as const)('is changed by %s in %j: %s', async (person, changes, status) => {
    expect((await change(person, rows.leo, { changes })).status).toBe(status)
  })

  test('merges edits to different fields, and refuses the second edit of the same', async () => {
    await change('coach', rows.leo, { changes: { position: 'Keeper' }, was: { position: null } })
    const other = await change('admin', rows.leo, {
      changes: { nickname: 'L' },
      was: { nickname: null },
    })
    expect(memberPage.parse(other.body).member).toMatchObject({ position: 'Keeper', nickname: 'L' })
    const same = await change('admin', rows.leo, {
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

  test("who is the last admin can't be removed or lose the right", async () => {
    const last = { status: 409, body: { code: 'last_admin' } }
    expect(await change('admin', rows.admin, { changes: { access: [] } })).toMatchObject(last)
    expect(await ask(people.admin, { method: 'DELETE', path: at(`/${rows.admin}`) })).toMatchObject(
      last,
    )
    expect((await put('admin', rows.admin, 'archive')).body).toEqual({
      done: [],
      refused: [{ memberId: rows.admin, code: 'last_admin' }],
    })
  })

  test('can be archived and restored', async () => {
    expect((await put('coach', rows.leo, 'archive')).status).toBe(403)
    await put('admin', rows.leo, 'archive')
    expect((await roster('coach')).members.map(({ id }) => id)).not.toContain(rows.leo)
    expect((await roster('coach', '?state=archived')).members.map(({ id }) => id)).toEqual([
      rows.leo,
    ])
    await put('admin', rows.leo, 'bring_back')
    expect((await roster('coach')).total).toBe(4)
  })

  test('when archived, also ends the access of their parents and reopens their event streams', async () => {
    await put('admin', rows.leo, 'archive')
    await put('admin', rows.leo, 'bring_back')
    await ask(people.admin, { method: 'DELETE', path: at(`/${rows.leo}`) })
    const announced = await database
      .selectFrom('outbox')
      .select(['name', 'topics'])
      .where('topics', '@>', sql<string[]>`array[${`team:${teamId}`}]`)
      .orderBy('id')
      .execute()
    const topics = [`team:${teamId}`, `account:${people.mother}`]
    const names = ['members.archived', 'members.brought_back', 'members.left']
    expect(announced).toEqual(names.map((name) => ({ name, topics })))
  })

  test('leaves, and has no access to the team afterwards', async () => {
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
      path: at(`/${rows.leo}/guardians`),
      body: parent,
    })
    expect(added.status).toBe(status)
  })

  test('doesn’t see the other parent’s contact details, staff see both', async () => {
    await ask(people.coach, { method: 'POST', path: at(`/${rows.leo}/guardians`), body: parent })
    const seenBy = async (person: Person) =>
      memberPage
        .parse((await ask(people[person], { method: 'GET', path: at(`/${rows.leo}`) })).body)
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
  ])('needs the fields of the dialog: %j', async (body) => {
    const path = at(`/${rows.leo}/guardians`)
    const answer = await ask(people.coach, { method: 'POST', path, body })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  })
})

async function roster(person: Person, query = '') {
  return rosterPage.parse((await ask(people[person], { method: 'GET', path: at(query) })).body)
}

function change(person: Person, memberId: string, body: object) {
  return ask(people[person], { method: 'PATCH', path: at(`/${memberId}`), body })
}
