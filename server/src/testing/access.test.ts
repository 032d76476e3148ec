import { memberPage } from '@touchline/contract/members/shapes'
import { teamPage } from '@touchline/contract/teams/shapes'
import { describe, expect, test } from 'vitest'

import { aMember } from '#server/teams/testing/people.ts'

import { type Person, running } from './support/running.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const { database } = touchline.platform
const { owner, ids } = await aWorld(touchline)
const { teamId, memberId: child } = ids
const at = `/rest/v1/teams/${teamId}`

async function someone(name: string, traits: object = {}): Promise<Person & { memberId: string }> {
  const person = await touchline.signUp(name)
  const memberId = await aMember(database, teamId, { accountId: person.id, ...traits })
  return { ...person, memberId }
}

const give = (memberId: string, changes: object, was?: object) =>
  touchline.ask(owner, {
    method: 'PATCH',
    path: `${at}/members/${memberId}`,
    body: { changes, ...(was && { was }) },
  })

describe('only admins choose access', () => {
  test('grants nothing by role label, and access regardless of the label', async () => {
    const anna = await someone('Anna')
    const actorOf = async () =>
      teamPage.parse(JSON.parse((await touchline.ask(anna, { method: 'GET', path: at })).text))
        .actor
    for (const role of ['Coach', 'Trainerin', 'Entraîneuse']) {
      expect((await give(anna.memberId, { role })).status).toBe(200)
      expect(await actorOf()).toMatchObject({ isCoach: false, isAdmin: false })
    }
    await give(anna.memberId, { role: 'Kassenwartin', access: ['coach'] })
    expect(await actorOf()).toMatchObject({ isCoach: true, isAdmin: false })
  })

  test('returns the full list with the derived `isAdmin`', async () => {
    const ben = await someone('Ben')
    const { text } = await give(ben.memberId, { access: ['admin', 'treasurer'] })
    const { member } = memberPage.parse(JSON.parse(text))
    expect(member.access).toEqual(['member', 'treasurer', 'admin'])
    expect(member.isAdmin).toBe(true)
  })

  test('refuses a change based on an outdated list', async () => {
    const cleo = await someone('Cleo')
    await give(cleo.memberId, { access: ['coach'] }, { access: ['member'] })
    const late = await give(cleo.memberId, { access: ['treasurer'] }, { access: ['member'] })
    expect(late.status).toBe(412)
  })
})

describe('lets a treasurer manage money and nothing else', () => {
  test.each([
    ['GET', '/collections', undefined, 200],
    ['POST', '/venues', { venue: { name: 'Park' } }, 403],
    ['PATCH', '', { changes: { motto: 'On!' } }, 403],
    ['GET', '/emergency-numbers', undefined, 403],
    ['GET', `/members/${child}/emergency`, undefined, 403],
    ['PATCH', `/members/${child}`, { changes: { access: ['admin'] } }, 403],
    ['PATCH', `/members/${child}`, { changes: { phone: '+34600111222' } }, 403],
  ])('%s %s: %s', async (...[method, path, body, status]) => {
    const treasurer = await someone('Tom', { isTreasurer: true })
    const answer = await touchline.ask(treasurer, { method, path: `${at}${path}`, body })
    expect(answer.status).toBe(status)
  })

  test.each([
    ['a treasurer runs', { isTreasurer: true }, true],
    ['a coach does not run', { isCoach: true }, false],
  ])('%s the collections', async (_, traits, mayRun) => {
    const person = await someone('Carla', traits)
    const { text } = await touchline.ask(person, { method: 'GET', path: `${at}/collections` })
    expect(text).toContain(`"mayRun":${mayRun}`)
  })
})
