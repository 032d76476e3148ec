import type { ConversationKind } from '@touchline/domain/messages/conversations'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findOwn, ownConversations, type Reader } from './own.ts'

/** A conversation, as somebody stands in it. */
export interface OwnPlace {
  readonly id: string
  readonly kind: ConversationKind
  readonly isAnnouncement: boolean
  readonly lastSeq: number
  /** From when on they may read; null: from the beginning. */
  readonly since: Date | null
}

type Wanted = Reader & { readonly conversationId: string }

/** Where one stands in a conversation one is in; else it is not_found. */
export async function requirePlace(db: Queryable, wanted: Wanted): Promise<OwnPlace> {
  const own = await findOwn(db, wanted)
  const found = await sql<OwnPlace>`
    select c.id, c.kind, c.is_announcement as "isAnnouncement", c.last_seq as "lastSeq",
      case when isfinite(mine.since) then mine.since end as since
    from ${ownConversations([own], wanted.conversationId)} mine
    join conversations c on c.team_id = ${wanted.actor.teamId} and c.id = mine.conversation_id`.execute(
    db,
  )
  const [place] = found.rows
  if (place === undefined) throw new AppError('not_found')
  return place
}

/** The same, and nobody else writes into it until this transaction ends. */
export async function lockPlace(tx: Transaction, wanted: Wanted): Promise<OwnPlace> {
  await sql`
    select 1 from conversations
    where team_id = ${wanted.actor.teamId} and id = ${wanted.conversationId} for no key update`.execute(
    tx,
  )
  return requirePlace(tx, wanted)
}
