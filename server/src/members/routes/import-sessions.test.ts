import { importStatus } from '@touchline/contract/members/shapes/import'
import {
  importPreview,
  type ImportPreview,
} from '@touchline/contract/members/shapes/import-preview'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { membersJobs } from '../jobs.ts'
import { askingMembers } from '../testing/asking.ts'
import { aRoster, type Person } from '../testing/team.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)

let { teamId, people, rows } = await aRoster(database)

beforeEach(async () => {
  ;({ teamId, people, rows } = await aRoster(database))
})

/** Two new members, and Leo, who is on the roster and gets a number. */
const text =
  'First name;Last name;Birthday;Jersey\nLeo;Ruiz;2015-04-02;9\nNew;Kid;2014-01-01;5\nOther;Kid;2014-02-02;6'
const source = { fileName: 'list.csv', content: { text } }

describe('an import session', () => {
  test('keeps the list for new previews and for the confirmation', async () => {
    const { importSessionId } = await preview()
    const columns = { '3': 'ignored' }
    const again = await preview({ content: { importSessionId }, columns })
    expect(again).toMatchObject({ importSessionId, counts: { new: 2, changed: 0, same: 1 } })
    expect(await kept()).toEqual([importSessionId])

    const answer = await confirm(again, { columns })
    expect(answer).toMatchObject({ status: 201, body: { fileName: 'list.csv', membersAdded: 2 } })
    expect(await kept()).toEqual([])
  })

  test('ends with the confirmation, which can be repeated with its key', async () => {
    const seen = await preview()
    const key = { headers: { 'idempotency-key': `import-${teamId}` } }
    const [one, two] = await Promise.all([confirm(seen, key), confirm(seen, key)])
    const [three, other] = [await confirm(seen, key), await confirm(seen)]
    expect([one.status, two.status, three.status, other.status]).toEqual([201, 201, 201, 404])
    expect([two.body, three.body]).toEqual([one.body, one.body])
    const kids = await sql`
      select id from members where team_id = ${teamId} and last_name = 'Kid'`.execute(database)
    expect(kids.rows).toHaveLength(2)
  })

  test('is imported once by two simultaneous confirmations', async () => {
    const seen = await preview({
      content: { text: 'First name;Last name;Birthday\nLeo;Ruiz;2015-04-02' },
    })
    const answers = await Promise.all([confirm(seen), confirm(seen)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 404]))
  })

  test('stays open when nothing was imported', async () => {
    const { importSessionId } = await preview()
    const answer = await confirm({ importSessionId, fingerprint: 'of another roster' })
    expect(answer.status).toBe(412)
    expect(await kept()).toEqual([importSessionId])
    expect(await progressOf(importSessionId)).toBeNull()
  })

  test('belongs to the account that opened it, in its team', async () => {
    const { importSessionId, fingerprint } = await preview()
    const body = { content: { importSessionId } }
    const elsewhere = await aRoster(database)
    expect(await post('coach', '/preview', body)).toMatchObject({ status: 404 })
    expect(await post('coach', '', { importSessionId, fingerprint })).toMatchObject({ status: 404 })
    const path = `/teams/${elsewhere.teamId}/roster-imports/preview`
    const { status } = await ask(elsewhere.people.admin, { method: 'POST', path, body })
    expect(status).toBe(404)
  })

  test("isn't created for an unreadable list", async () => {
    expect(await post('admin', '/preview', { content: { text: '' } })).toMatchObject({
      status: 422,
    })
    const cards = `BEGIN:VCARD\nFN:${'é'.repeat(3_000_000)}\nEND:VCARD`
    expect(await post('admin', '/preview', { content: { text: cards } })).toMatchObject({
      status: 422,
      body: { code: 'import_too_large' },
    })
    expect(await kept()).toEqual([])
  })

  test('is replaced by the fourth session after it', async () => {
    const opened = []
    for (let at = 0; at < 4; at += 1) opened.push((await preview()).importSessionId)
    expect(await kept()).toEqual(opened.slice(1))
  })

  test('ends after a day, or with its account or team', async () => {
    const [old, fresh] = [await preview(), await preview()]
    await sql`update import_sessions set created_at = created_at - interval '25 hours'
      where id = ${old.importSessionId}`.execute(database)
    for (const job of membersJobs(platform)) await job.run({})
    expect(await kept()).toEqual([fresh.importSessionId])

    await post('coach', '/preview', source)
    expect(await kept()).toHaveLength(2)
    await sql`delete from accounts where id = ${people.coach}`.execute(database)
    expect(await kept()).toEqual([fresh.importSessionId])
    await sql`delete from teams where id = ${teamId}`.execute(database)
    expect(await kept()).toEqual([])
  })
})

test('the importer sees the progress of a running import, and no longer afterwards', async () => {
  const seen = await preview()
  const { importSessionId } = seen
  const under = await whileLeoIsHeld(async () => {
    const answer = confirm(seen)
    await vi.waitFor(async () =>
      expect(await progressOf(importSessionId)).toEqual({ done: 2, total: 3 }),
    )
    expect(await progressOf(importSessionId, 'coach')).toBeNull()
    expect((await look('stranger', importSessionId)).status).toBe(404)
    expect((await look('player', importSessionId)).status).toBe(403)
    return { answer }
  })

  expect((await under.answer).status).toBe(201)
  expect(await progressOf(importSessionId)).toBeNull()
  expect(await progressOf(newId())).toBeNull()
})

/** Runs while Leo's row is locked, so that an import which changes him waits. */
function whileLeoIsHeld<T>(run: () => Promise<T>): Promise<T> {
  return database.transaction().execute(async (tx) => {
    await tx.selectFrom('members').select('id').where('id', '=', rows.leo).forUpdate().execute()
    return run()
  })
}

async function preview(body: object = source): Promise<ImportPreview> {
  return importPreview.parse((await post('admin', '/preview', body)).body)
}

type Session = Pick<ImportPreview, 'importSessionId' | 'fingerprint'>

function confirm({ importSessionId, fingerprint }: Session, { columns = {}, headers = {} } = {}) {
  const body = { importSessionId, fingerprint, columns }
  return ask(people.admin, { method: 'POST', path: imports(), body, headers })
}

function imports(path = ''): string {
  return `/teams/${teamId}/roster-imports${path}`
}

function post(person: Person, path: string, body: object) {
  return ask(people[person], { method: 'POST', path: imports(path), body })
}

function look(person: Person, importSessionId: string) {
  const path = `/teams/${teamId}/import-sessions/${importSessionId}`
  return ask(people[person], { method: 'GET', path })
}

async function progressOf(importSessionId: string, person: Person = 'admin') {
  return importStatus.parse((await look(person, importSessionId)).body).progress
}

/** Ids of the team's sessions, oldest first. */
async function kept(): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from import_sessions where team_id = ${teamId} order by created_at, id`.execute(
    database,
  )
  return found.rows.map(({ id }) => id)
}
