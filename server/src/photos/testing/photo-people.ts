import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

export interface Person {
  readonly accountId: string
  readonly memberId: string
}

/** A team with a coach, a player of age, and two children with a parent each. */
export async function photoPeople({ database, clock }: TestPlatform) {
  const teamId = await aTeam(database)
  const join = async (firstName: string, born: string, traits: object = {}): Promise<Person> => {
    const accountId = await anAccount(database, firstName)
    const memberId = await aMember(database, teamId, { firstName, accountId, ...traits })
    await database
      .updateTable('members')
      .set({ date_of_birth: born })
      .where('team_id', '=', teamId)
      .where('id', '=', memberId)
      .execute()
    return { accountId, memberId }
  }
  const parentOf = async (child: Person, firstName: string, traits: object = {}) => {
    const accountId = await anAccount(database, firstName)
    await aGuardian(database, { teamId, memberId: child.memberId }, { accountId, ...traits })
    return { accountId, memberId: child.memberId }
  }
  const answerPictures = async (child: Person, state: 'yes' | 'no', by: Person) =>
    sql`insert into consents (team_id, id, member_id, kind, state, text_version, given_by, given_as, given_at)
      values (${teamId}, ${newId()}, ${child.memberId}, 'pictures_team', ${state}, '2026-1',
        ${by.accountId}, 'guardian', ${clock()})`.execute(database)
  const announced = async (name: string): Promise<readonly unknown[]> => {
    const found = await sql<{ payload: unknown }>`
      select payload from outbox where name = ${name} and payload->>'teamId' = ${teamId}
      order by id`.execute(database)
    return found.rows.map(({ payload }) => payload)
  }
  const coach = await join('Carla', '1985-01-01', { isCoach: true })
  const adult = await join('Pau', '1995-01-01')
  const ben = await join('Ben', '2014-05-01')
  const mia = await join('Mia', '2014-06-01')
  const mother = await parentOf(ben, 'Marta')
  const father = await parentOf(mia, 'Felix')
  const acts = { join, parentOf, answerPictures, announced }
  return { teamId, coach, adult, ben, mia, mother, father, ...acts }
}
