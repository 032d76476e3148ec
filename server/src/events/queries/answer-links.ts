import { openSignedIds, signIds } from '#server/files/queries/signed-ids.ts'
import type { Database, Queryable } from '#server/platform/database/database.ts'

/** The event and the person that a link answers for, and its owner. */
export interface AnswerLink {
  readonly teamId: string
  readonly eventId: string
  readonly memberId: string
  /** The owner: the person or a guardian. */
  readonly accountId: string
}

/** A signed token of four ids. */
export function answerToken(db: Database, link: AnswerLink): Promise<string> {
  const { teamId, eventId, memberId, accountId } = link
  return signIds(db, 'answer', [teamId, eventId, memberId, accountId])
}

/** The link of a valid token, or undefined. */
export async function openAnswerToken(
  db: Database,
  token: string,
): Promise<AnswerLink | undefined> {
  const ids = await openSignedIds(db, { kind: 'answer', count: 4 }, token)
  const [teamId = '', eventId = '', memberId = '', accountId = ''] = ids ?? []
  return ids && { teamId, eventId, memberId, accountId }
}

/** The start of an event, when its links end. */
export async function findEventStart(
  db: Queryable,
  { teamId, eventId }: Pick<AnswerLink, 'teamId' | 'eventId'>,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('events')
    .select('starts_at')
    .where('team_id', '=', teamId)
    .where('id', '=', eventId)
    .executeTakeFirst()
  return row?.starts_at
}

/** How the event's team looks. */
export async function findTeamLook(
  db: Queryable,
  teamId: string,
): Promise<{ readonly name: string; readonly color: string } | undefined> {
  return db
    .selectFrom('teams')
    .select(['name', 'color'])
    .where('id', '=', teamId)
    .executeTakeFirst()
}
