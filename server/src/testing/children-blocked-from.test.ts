import { access } from '@touchline/contract/children/shapes/health'
import { memberPage, rosterPage } from '@touchline/contract/members/shapes'
import { importPreview } from '@touchline/contract/members/shapes/import-preview'
import { consentTextVersion } from '@touchline/domain/children/consents'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const touchline = await running()
const { ask, done, platform } = touchline
const { database } = platform
const people: Record<'coach' | 'admin' | 'mother' | 'otherAdmin', Person> = {
  coach: await touchline.signUp('Paul'),
  admin: await touchline.signUp('Luis'),
  mother: await touchline.signUp('Marta'),
  otherAdmin: await touchline.signUp('Eva'),
}
/** Occurs in every field that only staff and family may read. */
const mark = 'quincunx'

let teamId: string
let at: string
let leo: string
let ids: Record<'coach' | 'admin', string>

beforeEach(async () => {
  teamId = await aTeam(database)
  leo = await aMember(database, teamId, { firstName: 'Leo' })
  await sql`
    update members set date_of_birth = '2014-04-02', email = ${`${mark}@example.org`},
      address = ${mark}, notes = ${mark}
    where id = ${leo}`.execute(database)
  await aMember(database, teamId, { accountId: people.coach.id, role: 'Coach' })
  for (const { id } of [people.admin, people.otherAdmin])
    await aMember(database, teamId, { accountId: id, isAdmin: true })
  const child = { teamId, memberId: leo }
  await aGuardian(database, child, { accountId: people.mother.id })
  const blocked = (who: Person) =>
    aGuardian(database, child, { accountId: who.id, blockedAt: new Date() })
  ids = { coach: await blocked(people.coach), admin: await blocked(people.admin) }
  at = `/teams/${teamId}/members`
})

const imports = () => `/rest/v1/teams/${teamId}/roster-imports`

const call = (who: Person, line: string, body?: object) => {
  const [method = 'GET', path = ''] = line.split(' ')
  return ask(who, { method, path: `/rest/v1${at}${path}`, ...(body && { body }) })
}

describe('trust.md 2, row 19: staff blocked from a child', () => {
  test.each(['coach', 'admin'] as const)('the %s reads what every player reads', async (who) => {
    const person = people[who]
    const page = await done(person, `GET ${at}/${leo}`, { shape: memberPage })
    expect(page).toMatchObject({ member: { firstName: 'Leo', isPrivate: true }, guardians: [] })
    expect(JSON.stringify(page)).not.toContain(mark)
    expect((await call(person, 'GET ')).text).not.toContain(mark)
    expect((await call(person, 'GET /export?format=csv&language=en')).text).not.toContain(mark)
    const found = await done(person, `GET ${at}?search=${mark}`, { shape: rosterPage })
    expect(found.total).toBe(0)
  })

  test('read no health data, files or absences, whatever the guardians consented to', async () => {
    const yes = { state: 'yes', textVersion: consentTextVersion }
    expect((await call(people.mother, `PUT /${leo}/consents/health`, yes)).status).toBe(200)
    const answers = await Promise.all(
      ['health', 'emergency', 'files', 'unavailabilities', 'consents'].map(async (what) => {
        const { status } = await call(people.coach, `GET /${leo}/${what}`)
        return [what, status < 400]
      }),
    )
    expect(answers.filter(([, isOpen]) => isOpen)).toEqual([])
  })

  test('learn nothing through an imported list, which leaves the row unchanged', async () => {
    const list = {
      fileName: 'list.csv',
      content: {
        text: 'First name,Last name,Date of birth,Address\nLeo,Ruiz,2014-04-02,Elsewhere',
      },
      columns: {},
      answers: {},
    }
    const preview = await ask(people.coach, {
      method: 'POST',
      path: `${imports()}/preview`,
      body: list,
    })
    expect(preview.status).toBe(200)
    expect(preview.text).not.toContain(mark)
    const { questions } = importPreview.parse(JSON.parse(preview.text))
    const [question] = questions
    expect(question).toMatchObject({ kind: 'same_person', memberId: leo, name: 'Leo Ruiz' })
    const key = question?.kind === 'same_person' ? question.key : ''
    const answered = { ...list, answers: { samePersons: { [key]: 'same' } } }
    const sure = await ask(people.coach, {
      method: 'POST',
      path: `${imports()}/preview`,
      body: answered,
    })
    const shown = importPreview.parse(JSON.parse(sure.text))
    expect(shown.rows).toMatchObject([{ kind: 'same', changes: [] }])
    const imported = await ask(people.coach, {
      method: 'POST',
      path: imports(),
      body: {
        importSessionId: shown.importSessionId,
        fingerprint: shown.fingerprint,
        answers: answered.answers,
      },
    })
    expect(imported.status).toBe(201)
    const kept = await sql`select address from members where id = ${leo}`.execute(database)
    expect(kept.rows).toEqual([{ address: mark }])
  })

  test('neither see nor create invitations for the child and parents', async () => {
    const unlinked = await aGuardian(database, { teamId, memberId: leo })
    const invite = (who: Person, person: object) =>
      ask(who, {
        method: 'POST',
        path: `/rest/v1/teams/${teamId}/invitations`,
        body: { person, email: `${mark}-parent@example.org` },
      })
    const byOther = await invite(people.otherAdmin, { kind: 'guardian', id: unlinked })
    expect(byOther.status).toBe(200)
    for (const who of [people.coach, people.admin]) {
      const path = `/rest/v1/teams/${teamId}/invitations`
      const list = await ask(who, { method: 'GET', path })
      expect([list.status, list.text.includes(mark)]).toEqual([200, false])
      expect((await invite(who, { kind: 'guardian', id: unlinked })).status).toBe(403)
      expect((await invite(who, { kind: 'member', id: leo })).status).toBe(403)
    }
    const seen = await ask(people.otherAdmin, {
      method: 'GET',
      path: `/rest/v1/teams/${teamId}/invitations`,
    })
    expect(seen.text).toContain(mark)
  })

  test('can’t lift the block, delete the row to escape it, or add another parent', async () => {
    const { coach, admin } = ids
    const tries = await Promise.all([
      call(people.admin, `PUT /${leo}/guardians/${admin}/status`, { status: 'unblocked' }),
      call(people.admin, `DELETE /${leo}/guardians/${admin}`),
      call(people.admin, `PUT /${leo}/guardians/${coach}/status`, { status: 'unblocked' }),
      call(people.coach, `DELETE /${leo}/guardians/${coach}`),
      call(people.coach, `POST /${leo}/guardians`, {
        role: 'father',
        firstName: 'A',
        lastName: 'B',
        email: people.coach.email,
      }),
      call(people.coach, `PATCH /${leo}`, { changes: { notes: 'mine' } }),
    ])
    expect(tries.filter(({ status }) => status !== 403 && status !== 404)).toEqual([])
    const held = await sql`
      select from guardianships where member_id = ${leo} and blocked_at is not null`.execute(
      database,
    )
    expect(held.rows).toHaveLength(2)
  })

  test('can’t archive or remove the child, alone or with others', async () => {
    expect((await call(people.admin, `DELETE /${leo}`)).status).toBe(403)
    const act = { kind: 'archive' }
    const many = await call(people.admin, 'POST /changes', { memberIds: [leo], act })
    expect(JSON.parse(many.text)).toEqual({
      done: [],
      refused: [{ memberId: leo, code: 'not_allowed' }],
    })
    const { rows } = await sql`
      select archived_at, left_at from members where id = ${leo}`.execute(database)
    expect(rows).toEqual([{ archived_at: null, left_at: null }])
    const allowed = await call(people.otherAdmin, 'POST /changes', { memberIds: [leo], act })
    expect(JSON.parse(allowed.text)).toEqual({ done: [leo], refused: [] })
  })

  test('are not listed among the people who see the child; another admin can lift the block', async () => {
    const { viewers: all } = await done(people.mother, `GET ${at}/${leo}/access`, { shape: access })
    expect(all.map(({ as }) => as).toSorted()).toEqual(['admin', 'guardian'])
    const lifted = await call(people.otherAdmin, `PUT /${leo}/guardians/${ids.coach}/status`, {
      status: 'unblocked',
    })
    expect(lifted.status).toBe(200)
    expect((await call(people.coach, `GET /${leo}`)).text).toContain(mark)
  })
})
