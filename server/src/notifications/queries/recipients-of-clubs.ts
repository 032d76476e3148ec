import type { Recipient } from '@touchline/domain/notifications/recipients'
import { sql } from 'kysely'

import { findManagers, findRoleHolders } from '#server/clubs/queries/roles.ts'
import { findTeamsOfClub } from '#server/clubs/queries/teams.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findRecipientsOf, type Ask } from './recipients.ts'

/**
 * Everyone in the club's teams and with a role in it, even when deleted. Excludes teams that were
 * deleted before, whose people know already.
 */
export async function findWholeClub(
  db: Queryable,
  { clubId, now }: { readonly clubId: string; readonly now: Date },
): Promise<Recipient[]> {
  const found = (await findRoleHolders(db, clubId)).map(themselves)
  for (const { id: teamId } of await findTeamsOfClub(db, clubId)) {
    const people = sql`select * from members where team_id = ${teamId}`
    found.push(...(await findRecipientsOf(db, { teamId, now }, people)))
  }
  return found
}

export async function findClubManagers(db: Queryable, clubId: string): Promise<Recipient[]> {
  const managers = await findManagers(db, clubId)
  return managers.map(themselves)
}

function themselves({ account_id: accountId }: { readonly account_id: string }): Recipient {
  return { accountId, hasMuted: false, through: { kind: 'self' } }
}

/** The people of a team who were sent a document of the club, and their guardians. */
export function findPeopleOfDocument(
  db: Queryable,
  ask: Ask & { readonly documentId: string },
): Promise<Recipient[]> {
  const people = sql`
    select m.* from club_document_members sent
    join members m on m.team_id = sent.team_id and m.id = sent.member_id
    where sent.team_id = ${ask.teamId} and sent.document_id = ${ask.documentId}`
  return findRecipientsOf(db, ask, people)
}
