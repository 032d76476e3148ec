import type { ConversationKind } from '@touchline/domain/messages/conversations'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findOwn, ownConversations, type Reader } from './own.ts'

/** A conversation and the reader's state in it. */
export interface OwnPlace {
  readonly id: string
  readonly kind: ConversationKind
  readonly isAnnouncement: boolean
  readonly lastSeq: number
  /** Earlier messages are hidden; null: none. */
  readonly since: Date | null
}

type PlaceKey = Reader & { readonly conversationId: string }

/** The reader's state in a conversation they are in; throws not_found otherwise. */
export async function requirePlace(db: Queryable, placeKey: PlaceKey): Promise<OwnPlace> {
  const own = await findOwn(db, placeKey)
  const found = await sql<OwnPlace>`
    select c.id, c.kind, c.is_announcement as "isAnnouncement", c.last_seq as "lastSeq",
      case when isfinite(mine.since) then mine.since end as since
    from ${ownConversations([own], placeKey.conversationId)} mine
    join conversations c on c.team_id = ${placeKey.actor.teamId} and c.id = mine.conversation_id`.execute(
    db,
  )
  const [place] = found.rows
  if (place === undefined) throw new AppError('not_found')
  return place
}

/** Like `requirePlace`, and locks the conversation so that no one else writes meanwhile. */
export async function lockPlace(tx: Transaction, placeKey: PlaceKey): Promise<OwnPlace> {
  await sql`
    select 1 from conversations
    where team_id = ${placeKey.actor.teamId} and id = ${placeKey.conversationId} for no key update`.execute(
    tx,
  )
  return requirePlace(tx, placeKey)
}
