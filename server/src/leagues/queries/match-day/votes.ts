import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export interface Vote {
  readonly voter: string
  readonly choice: string
}

export async function findVotes(db: Queryable, { teamId, eventId }: EventKey): Promise<Vote[]> {
  return db
    .selectFrom('match_votes')
    .select(['voter_id as voter', 'choice_id as choice'])
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .orderBy('voter_id')
    .execute()
}

/** A person on a roster. */
interface RosterKey {
  readonly memberId: string
  readonly rosterTeamId: string
}

/** One vote per voter; a later vote replaces the earlier one. */
export async function saveVote(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  { voter, choice, now }: { readonly voter: RosterKey; readonly choice: RosterKey; now: Date },
): Promise<void> {
  const chosen = {
    choice_id: choice.memberId,
    choice_team_id: choice.rosterTeamId,
    voted_at: now,
  }
  await tx
    .insertInto('match_votes')
    .values({
      team_id: teamId,
      event_id: eventId,
      voter_id: voter.memberId,
      voter_team_id: voter.rosterTeamId,
      ...chosen,
    })
    .onConflict((row) => row.columns(['team_id', 'event_id', 'voter_id']).doUpdateSet(chosen))
    .execute()
}

export async function deleteVote(
  tx: Transaction,
  { teamId, eventId }: EventKey,
  voterId: string,
): Promise<void> {
  await tx
    .deleteFrom('match_votes')
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .where('voter_id', '=', voterId)
    .execute()
}
