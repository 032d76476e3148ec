import { importStatus } from '@touchline/contract/members/shapes/import'
import { importPreview } from '@touchline/contract/members/shapes/import-preview'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { membersJobs } from '../jobs.ts'
import { saveProgress } from '../queries/import-progress.ts'
import { askingMembers } from '../testing/asking.ts'
import { aRoster, type Person } from '../testing/team.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)

let { teamId, people, rows } = await aRoster(database)

beforeEach(async () => {
  ;({ teamId, people, rows } = await aRoster(database))
})

/** Two who are new, and Leo, who is on the roster and gets a number. */
const text =
  'First name;Last name;Birthday;Jersey\nLeo;Ruiz;2015-04-02;9\nNew;Kid;2014-01-01;5\nOther;Kid;2014-02-02;6'
const source = { content: { text } }

describe('the progress of an import', () => {
  test('is seen while the import is under way, by whoever imports alone, and gone afterwards', async () => {
    const progressId = newId()
    const fingerprint = await fingerprintOf()
    const under = await whileLeoIsHeld(async () => {
      const answer = confirm({ fingerprint, progressId })
      await vi.waitFor(async () => expect(await seen(progressId)).toEqual({ done: 2, total: 3 }))
      expect(await seen(progressId, 'coach')).toBeNull()
      expect((await look('stranger', progressId)).status).toBe(404)
      expect((await look('player', progressId)).status).toBe(403)
      return { answer }
    })

    expect((await under.answer).status).toBe(201)
    expect(await seen(progressId)).toBeNull()
  })

  test('goes with an import that fails', async () => {
    const progressId = newId()
    const answer = await confirm({ fingerprint: 'of another roster', progressId })
    expect(answer.status).toBe(412)
    expect(await seen(progressId)).toBeNull()
  })

  test('under an id of somebody else leaves theirs alone', async () => {
    const progressId = newId()
    const theirs = { progressId, teamId, accountId: people.coach }
    await saveProgress(database, theirs, { done: 1, total: 9, now: platform.clock() })
    const fingerprint = await fingerprintOf()
    expect((await confirm({ fingerprint, progressId })).status).toBe(201)
    expect(await seen(progressId, 'coach')).toEqual({ done: 1, total: 9 })
  })

  test('that no server lived to remove goes after a day', async () => {
    const left = { old: newId(), fresh: newId() }
    const now = platform.clock()
    const twoDaysAgo = new Date(now.getTime() - 2 * 86_400_000)
    const key = { teamId, accountId: people.admin }
    const half = { done: 1, total: 2 }
    await saveProgress(database, { ...key, progressId: left.old }, { ...half, now: twoDaysAgo })
    await saveProgress(database, { ...key, progressId: left.fresh }, { ...half, now })

    for (const job of membersJobs(platform)) await job.run({})
    expect(await seen(left.old)).toBeNull()
    expect(await seen(left.fresh)).toEqual(half)
  })
})

/** An import that changes Leo waits for this to end. */
function whileLeoIsHeld<T>(run: () => Promise<T>): Promise<T> {
  return database.transaction().execute(async (tx) => {
    await tx.selectFrom('members').select('id').where('id', '=', rows.leo).forUpdate().execute()
    return run()
  })
}

async function fingerprintOf(): Promise<string> {
  const path = `/teams/${teamId}/roster-imports/preview`
  const { body } = await ask(people.admin, { method: 'POST', path, body: source })
  return importPreview.parse(body).fingerprint
}

function confirm(more: { readonly fingerprint: string; readonly progressId: string }) {
  const path = `/teams/${teamId}/roster-imports`
  return ask(people.admin, { method: 'POST', path, body: { ...source, ...more } })
}

function look(person: Person, progressId: string) {
  const path = `/teams/${teamId}/import-progress/${progressId}`
  return ask(people[person], { method: 'GET', path })
}

async function seen(progressId: string, person: Person = 'admin') {
  return importStatus.parse((await look(person, progressId)).body).progress
}
