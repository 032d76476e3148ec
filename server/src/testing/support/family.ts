import { aGuardian, aMember } from '#server/teams/testing/people.ts'

import type { Answer, Person, TestServer } from './running.ts'
import { aWorld } from './world.ts'

/** Everyone with some relation to a child of a team. */
export const familyPeople = [
  'guardian',
  'blocked',
  'other parent',
  'coach',
  'admin',
  'player',
  'stranger',
] as const
export type FamilyPerson = (typeof familyPeople)[number]

/** A child with two guardians, one blocked, and the people around them, in a team of the world. */
export async function aFamily(running: TestServer) {
  const { database } = running.platform
  const world = await aWorld(running)
  const { teamId, memberId } = world.ids
  const signUp = (name: string) => running.signUp(name)
  const people: Record<FamilyPerson, Person> = {
    guardian: await signUp('Marta'),
    blocked: await signUp('Luis'),
    'other parent': await signUp('Olga'),
    coach: await signUp('Carla'),
    admin: await signUp('Adam'),
    player: await signUp('Pau'),
    stranger: await signUp('Igor'),
  }
  const child = { teamId, memberId }
  await aGuardian(database, child, { accountId: people.guardian.id })
  await aGuardian(database, child, { accountId: people.blocked.id, blockedAt: new Date() })
  const otherId = await aMember(database, teamId, { firstName: 'Otto' })
  await aGuardian(database, { teamId, memberId: otherId }, { accountId: people['other parent'].id })
  await aMember(database, teamId, { accountId: people.coach.id, role: 'Coach' })
  await aMember(database, teamId, { accountId: people.admin.id, isAdmin: true })
  await aMember(database, teamId, { accountId: people.player.id, firstName: 'Pau' })

  const at = `/rest/v1/teams/${teamId}/members/${memberId}`
  const ask = (who: FamilyPerson, line: string, body?: unknown): Promise<Answer> => {
    const [method = 'GET', path = ''] = line.split(' ')
    return running.ask(people[who], { method, path: `${at}${path}`, body })
  }
  return { ...world, people, child, ask }
}

export type Family = Awaited<ReturnType<typeof aFamily>>
