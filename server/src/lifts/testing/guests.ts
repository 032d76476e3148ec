import { lifts } from '@touchline/contract/lifts/shapes'
import { sql } from 'kysely'

import { now } from '#server/events/testing/playing-team.ts'
import { requestsOver } from '#server/events/testing/requests.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { liftsRoutes } from '../routes.ts'
import { aCar, anAwayTeam } from './away-team.ts'

/** An away match with guests of another team of the club: a child with an account, and an adult. */
export async function anAwayTeamWithGuests(platform: TestPlatform) {
  const { database } = platform
  const host = await anAwayTeam(database)
  const clubId = await aClub(database, await anAccount(database, 'Eva'))
  const guestTeamId = await aTeam(database, { name: 'Norte U10', clubId })
  await sql`update teams set club_id = ${clubId} where id = ${host.teamId}`.execute(database)
  const [parent, nilsAccount, adult] = [
    await anAccount(database, 'Nora'),
    await anAccount(database, 'Nil'),
    await anAccount(database, 'Oriol'),
  ]
  const nil = await aMember(database, guestTeamId, {
    firstName: 'Nil',
    accountId: nilsAccount,
  })
  await aGuardian(database, { teamId: guestTeamId, memberId: nil }, { accountId: parent })
  const oriol = await aMember(database, guestTeamId, {
    firstName: 'Oriol',
    accountId: adult,
  })
  for (const memberId of [nil, oriol])
    await sql`
      insert into event_guests (team_id, event_id, member_id, guest_team_id, invited_by, invited_at)
      values (${host.teamId}, ${host.eventId}, ${memberId}, ${guestTeamId},
        ${host.coach.accountId}, ${now})`.execute(database)
  const ask = requestsOver(platform, { lifts: liftsRoutes })
  const at = `/teams/${host.teamId}/events/${host.eventId}/lifts`

  const send = (who: string, path: string, body: object) =>
    ask(who, { method: 'PUT', path: `${at}${path}`, body })
  const request = (who: string, memberId: string) =>
    send(who, `/requests/${memberId}`, { request: { direction: 'both', meetingPlace: 'Bakery' } })
  return {
    host,
    guestTeamId,
    parent,
    nilsAccount,
    nil,
    adult,
    oriol,
    read: (who: string) => ask(who, { method: 'GET', path: at }),
    see: async (who: string) => lifts.parse((await ask(who, { method: 'GET', path: at })).body),
    offer: (who: string) => send(who, '/offer', { offer: aCar }),
    request,
    take: (who: string, memberId: string, offerId: string) =>
      send(who, `/requests/${memberId}/seat`, { offerId, isTaken: true }),
    /** The staff invites this guest no more. */
    end: (memberId: string) =>
      sql`delete from event_guests where team_id = ${host.teamId}
        and event_id = ${host.eventId} and member_id = ${memberId}`.execute(database),
    /** The club blocks an account from the child of the guest team. */
    block: async (accountId: string) =>
      aGuardian(database, { teamId: guestTeamId, memberId: nil }, { accountId, blockedAt: now }),
  }
}
