import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

/**
 * A team of a club on 14 March 2026: a coach and an admin; the adults Pau and Iris; Ana, 16, with
 * her mother; Leo, 11, with an account and his mother; Kim, 17, whose parents haven't joined.
 */
export async function aTeamForMessages(database: Database) {
  const clubId = await aClub(database)
  const teamId = await aTeam(database, { clubId })
  const accounts = {
    coach: await anAccount(database, 'Carla'),
    admin: await anAccount(database, 'Adam'),
    pau: await anAccount(database, 'Pau'),
    iris: await anAccount(database, 'Iris'),
    ana: await anAccount(database, 'Ana'),
    anasMother: await anAccount(database, 'Marta'),
    leo: await anAccount(database, 'Leo'),
    leosMother: await anAccount(database, 'Olga'),
    kim: await anAccount(database, 'Kim'),
    stranger: await anAccount(database, 'Igor'),
  }
  const row = async (who: keyof typeof accounts, traits: object, dateOfBirth: string | null) => {
    const firstName = who[0]?.toUpperCase() + who.slice(1)
    const id = await aMember(database, teamId, { accountId: accounts[who], firstName, ...traits })
    await sql`update members set date_of_birth = ${dateOfBirth} where id = ${id}`.execute(database)
    return id
  }
  const rows = {
    coach: await row('coach', { role: 'Coach' }, '1980-01-01'),
    admin: await row('admin', { isAdmin: true }, '1975-01-01'),
    pau: await row('pau', {}, '2000-01-01'),
    iris: await row('iris', {}, '2001-01-01'),
    ana: await row('ana', {}, '2010-03-01'),
    leo: await row('leo', {}, '2015-04-02'),
    kim: await row('kim', {}, '2008-06-01'),
  }
  const guardians = {
    anasMother: await aGuardian(
      database,
      { teamId, memberId: rows.ana },
      { accountId: accounts.anasMother },
    ),
    leosMother: await aGuardian(
      database,
      { teamId, memberId: rows.leo },
      { accountId: accounts.leosMother },
    ),
  }
  return { clubId, teamId, accounts, rows, guardians }
}
