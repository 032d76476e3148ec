import type { Database } from '#server/platform/database/database.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

/**
 * A team with an admin, a coach, a player (Pau), and a child (Leo) whose mother is a verified
 * guardian, and a stranger. Returns accounts and roster rows by person.
 */
export async function aRoster(db: Database) {
  const teamId = await aTeam(db)
  const people = {
    admin: await anAccount(db, 'admin'),
    coach: await anAccount(db, 'coach'),
    mother: await anAccount(db, 'mother'),
    player: await anAccount(db, 'player'),
    stranger: await anAccount(db, 'stranger'),
  }
  const rows = {
    leo: await aMember(db, teamId, { firstName: 'Leo' }),
    admin: await aMember(db, teamId, { accountId: people.admin, isAdmin: true }),
    coach: await aMember(db, teamId, { accountId: people.coach, role: 'Coach' }),
    player: await aMember(db, teamId, { accountId: people.player, firstName: 'Pau' }),
  }
  await aGuardian(db, { teamId, memberId: rows.leo }, { accountId: people.mother })
  await db
    .updateTable('members')
    .set({ email: 'leo@kids.example', phone: '+34600123456', date_of_birth: '2015-04-02' })
    .where('id', '=', rows.leo)
    .execute()
  return { teamId, people, rows }
}

export type Roster = Awaited<ReturnType<typeof aRoster>>
export type Person = keyof Roster['people']
