import type { OfferDraft } from '@touchline/contract/lifts/shapes'
import type { Direction } from '@touchline/domain/lifts/lifts'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import { anEvent, aPlayingTeam, now } from '#server/events/testing/playing-team.ts'
import type { Database } from '#server/platform/database/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { offerLift } from '../commands/offer.ts'
import { requestLift } from '../commands/request.ts'
import { releaseSeat, takeSeat } from '../commands/take-seat.ts'
import { findLifts } from '../queries/lifts.ts'

export const aCar: OfferDraft = {
  direction: 'both',
  seats: 3,
  leavesAt: '09:15',
  meetingPlace: 'School car park',
}

/** A parent of one child called `childName` in a team. */
export async function aParent(db: Database, teamId: string, childName: string) {
  const childId = await aMember(db, teamId, { firstName: childName, role: 'Player' })
  const accountId = await anAccount(db, `Parent of ${childName}`.replaceAll(' ', '-'))
  await aGuardian(db, { teamId, memberId: childId }, { accountId })
  return { parent: await requirePerson(db, { accountId, teamId }), childId }
}

/** A team before an away match, and what its people do about lifts to it. */
export async function anAwayTeam(db: Database) {
  const team = await aPlayingTeam(db)
  const { teamId } = team
  await sql`update teams set created_at = ${now} where id = ${teamId}`.execute(db)
  const eventId = await anEvent(db, team.coach, {
    type: 'league-game',
    title: 'At Sur',
    homeAway: 'away',
  })
  const { parent: father, childId: ben } = await aParent(db, teamId, 'Ben')
  const key = { teamId, eventId }
  const at = (actor: Actor, moment = now) => ({ actor, now: moment, eventId })
  const run = db.transaction()
  return {
    ...team,
    ...key,
    key,
    father,
    ben,
    at,
    lifts: () => findLifts(db, key),
    offer: (actor: Actor, draft: OfferDraft | null = aCar) =>
      run.execute((tx) => offerLift(tx, at(actor), draft)),
    request: (actor: Actor, memberId: string, direction: Direction | null = 'both') =>
      run.execute((tx) =>
        requestLift(
          tx,
          { ...at(actor), memberId },
          direction && { direction, meetingPlace: 'Bakery' },
        ),
      ),
    take: (actor: Actor, memberId: string, offerId: string) =>
      run.execute((tx) => takeSeat(tx, { ...at(actor), memberId }, offerId)),
    release: (actor: Actor, memberId: string, offerId: string) =>
      run.execute((tx) => releaseSeat(tx, { ...at(actor), memberId }, offerId)),
    /** The id of someone's car. */
    async carOf({ accountId }: Actor): Promise<string> {
      const { offers } = await findLifts(db, key)
      return offers.find((one) => one.accountId === accountId)?.id ?? ''
    },
  }
}

export type AwayTeam = Awaited<ReturnType<typeof anAwayTeam>>

/** The club blocks a driver, as Ben's second guardian, from Ben. */
export async function blockFromBen(
  db: Database,
  { teamId, ben }: Pick<AwayTeam, 'teamId' | 'ben'>,
  { accountId }: Actor,
): Promise<void> {
  await sql`
    insert into guardianships (team_id, guardian_id, member_id, role, verified_at, blocked_at)
    select team_id, id, ${ben}, 'mother', ${now}, ${now} from guardians
    where team_id = ${teamId} and account_id = ${accountId}`.execute(db)
}
