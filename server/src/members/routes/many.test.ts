import { rosterPage } from '@touchline/contract/members/shapes'
import { bulkResult } from '@touchline/contract/members/shapes/many'
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
  test('gets a role in one step', async () => {
    const memberIds = [rows.leo, rows.player]
    const act = { kind: 'role', role: 'Keeper' }
    const answer = await post('admin', '/changes', { memberIds, act })
    expect(bulkResult.parse(answer.body)).toEqual({ done: memberIds.toSorted(), refused: [] })
    const { members } = await roster()
    expect(
      members
        .filter(({ role }) => role === 'Keeper')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(memberIds.toSorted())
  })

  test('is archived except for the last admin and strangers, who are listed', async () => {
    const elsewhere = await aMember(database, await aTeam(database))
    const memberIds = [rows.leo, rows.admin, elsewhere, rows.leo]
    const archived = bulkResult.parse(
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

async function roster() {
  return rosterPage.parse((await ask(people.coach, { method: 'GET', path: at() })).body)
}
