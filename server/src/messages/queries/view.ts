import type { Message, MessageFile, Poll } from '@touchline/contract/messages/shapes/message'
import { documentName } from '@touchline/domain/files/document'
import type { ConversationParticipant } from '@touchline/domain/messages/participants'
import { mayClosePoll, mayEdit, mayRemove } from '@touchline/domain/messages/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import { documentAddress } from '#server/files/queries/documents.ts'
import type { Queryable } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findFiles,
  findPolls,
  findReactions,
  findReadMarks,
  type FileRow,
  type PollRow,
} from './message-details.ts'
import type { MessageRow } from './messages.ts'
import { findParticipants } from './participants.ts'

/** The reader of a conversation they are in. */
export interface ConversationReader {
  readonly platform: Platform
  readonly actor: Actor
  readonly conversationId: string
  /** Set for a message just sent, which can't have been read or answered yet. */
  readonly sent?: ViewFacts | undefined
}

export interface ViewFacts {
  /** The author may read messages since then. */
  readonly since: Date | null
  readonly participants: readonly ConversationParticipant[]
  readonly hasFiles: boolean
  readonly hasPoll: boolean
}

/** Messages as one person in the conversation sees them. */
export async function viewMessages(
  db: Queryable,
  looking: ConversationReader,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const { actor, platform, sent } = looking
  const { teamId, accountId } = actor
  const beside = { teamId, accountId, messageIds: rows.map(({ id }) => id) }
  const reactions = sent ? noReactions : await findReactions(db, beside)
  const files = sent?.hasFiles === false ? noFiles : await findFiles(db, beside)
  const polls = sent?.hasPoll === false ? noPolls : await findPolls(db, beside)
  const readers = rows.some(isMine) ? await readSeqsOfOthers(db, looking) : []
  const now = platform.clock()

  return Promise.all(
    rows.map(async (row) => {
      const written = { authorId: row.author_id, isRemoved: row.removed_at !== null }
      const poll = polls.get(row.id)
      return {
        ...plainOf(row, accountId),
        files: await Promise.all((files.get(row.id) ?? []).map((file) => fileOf(platform, file))),
        reactions: [...(reactions.get(row.id) ?? [])],
        poll: poll === undefined ? null : pollOf(poll, now, mayClosePoll(actor, written)),
        seen: isMine(row)
          ? { by: readers.filter((seq) => seq >= row.seq).length, of: readers.length }
          : null,
        mayEdit: mayEdit(actor, written),
        mayRemove: mayRemove(actor, written),
      }
    }),
  )

  function isMine({ author_id: authorId }: MessageRow): boolean {
    return authorId === accountId
  }
}

const noReactions: Awaited<ReturnType<typeof findReactions>> = new Map()
const noFiles: Awaited<ReturnType<typeof findFiles>> = new Map()
const noPolls: Awaited<ReturnType<typeof findPolls>> = new Map()

async function readSeqsOfOthers(
  db: Queryable,
  { actor, conversationId, platform, sent }: ConversationReader,
) {
  const { teamId, accountId } = actor
  const now = platform.clock()
  const participants =
    sent?.participants ?? (await findParticipants(db, { teamId, conversationId, now }))
  const others = participants
    .map((participant) => participant.accountId)
    .filter((id) => id !== accountId)
  const marks = await findReadMarks(db, { teamId, conversationId }, others)
  return marks.map(({ readSeq }) => readSeq)
}

function plainOf(row: MessageRow, accountId: string) {
  const { removed_at: removedAt, removed_as: removedAs } = row
  return {
    id: row.id,
    clientId: row.client_id,
    seq: row.seq,
    author: {
      accountId: row.author_id,
      name: row.author,
      isMe: row.author_id === accountId,
      isStaff: row.is_staff,
    },
    words: row.words,
    sentAt: row.sent_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    removed:
      removedAt === null || removedAs === null
        ? null
        : { at: removedAt.toISOString(), by: removedAs },
    replyTo: row.reply_to,
    mentions: [...row.mentions],
    pinnedAt: row.pinned_at?.toISOString() ?? null,
  }
}

/** Files of erased accounts have no name any more. */
export async function fileOf(platform: Platform, file: FileRow): Promise<MessageFile> {
  const isPicture = file.contentType === 'image/webp'
  return {
    id: file.id,
    name: file.name || documentName('', isPicture ? 'image/webp' : 'application/pdf'),
    bytes: file.bytes,
    isPicture,
    download: await documentAddress(platform, file.id),
  }
}

function pollOf(poll: PollRow, now: Date, mayClose: boolean): Poll {
  const isClosed = isPollClosed(poll, now)
  return {
    options: [...poll.options],
    voters: poll.voters,
    isMultiple: poll.isMultiple,
    closesAt: poll.closesAt?.toISOString() ?? null,
    isClosed,
    mayClose: mayClose && !isClosed,
  }
}

export function isPollClosed(
  { closesAt, closedAt }: Pick<PollRow, 'closesAt' | 'closedAt'>,
  now: Date,
): boolean {
  return closedAt !== null || (closesAt !== null && closesAt <= now)
}
