import type { ImportSource } from '@touchline/contract/members/shapes/import'
import type { ImportPreview } from '@touchline/domain/members/import/preview'
import { v7 as newId } from 'uuid'

import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { ImportSessions, SessionKey } from '../queries/import-sessions.ts'

/** Where an uploaded list is stored, and who owns it. */
export interface ListPlace extends Omit<SessionKey, 'importSessionId'> {
  readonly database: Database
  readonly sessions: ImportSessions
  readonly now: Date
}

export interface SentPreview {
  readonly importSessionId: string
  readonly preview: ImportPreview
}

/** Reads an uploaded or stored list, and stores a new readable one until it is confirmed. */
export async function previewSent(
  { database, sessions, now, ...owner }: ListPlace,
  { fileName, content: sent }: Pick<ImportSource, 'fileName' | 'content'>,
  understand: (content: Uint8Array) => Promise<ImportPreview>,
): Promise<SentPreview> {
  const isKnown = 'importSessionId' in sent
  const key = { ...owner, importSessionId: isKnown ? sent.importSessionId : newId() }
  const content = isKnown ? (await sessions.find(database, key))?.content : bytesOf(sent)
  if (content === undefined) throw new AppError('not_found')
  const preview = await understand(content)
  if (!isKnown) await sessions.insert(database, key, { fileName, content, now })
  return { importSessionId: key.importSessionId, preview }
}

type Bytes = Exclude<ImportSource['content'], { importSessionId: string }>

function bytesOf(content: Bytes): Uint8Array {
  return 'text' in content
    ? Buffer.from(content.text, 'utf8')
    : Buffer.from(content.base64, 'base64')
}
