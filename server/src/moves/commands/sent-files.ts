import type { MoveContent } from '@touchline/contract/moves/shapes'
import { v7 as newId } from 'uuid'

import { calendarRefusal } from '#server/events/commands/find-calendar.ts'
import { calendarAddress, readAddressFor } from '#server/events/commands/read-address.ts'
import type { ImportSessions, SessionKey } from '#server/members/queries/import-sessions.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { filesOf, packed, unpacked, type MovedFile } from './bundle.ts'

/** The files of a move, and the session that keeps them. */
export interface SentFiles {
  readonly importSessionId: string
  readonly files: readonly MovedFile[]
  /** Stores files that were just uploaded. */
  readonly keep: () => Promise<void>
}

interface Sending extends Omit<SessionKey, 'importSessionId'> {
  readonly platform: Platform
  readonly sessions: ImportSessions
  readonly now: Date
}

/** Takes uploaded files, or finds those of a session. */
export async function filesSent(
  { platform, sessions, now, ...owner }: Sending,
  content: MoveContent,
): Promise<SentFiles> {
  const { database } = platform
  if ('importSessionId' in content) {
    const { importSessionId } = content
    const files = await storedFiles(platform, sessions, { ...owner, importSessionId })
    if (files === undefined) throw new AppError('not_found')
    return { importSessionId, files, keep: () => Promise.resolve() }
  }
  const uploaded = filesOf(content.files, Buffer.from(content.base64, 'base64'))
  const calendar = await calendarAt(platform, content.calendar)
  const files = calendar ? [...uploaded, calendar] : uploaded
  if (files.length === 0) throw new AppError('import_empty')
  const whole = packed(files)
  const importSessionId = newId()
  const keep = () =>
    sessions.insert(
      database,
      { ...owner, importSessionId },
      { fileName: namesOf(files), content: whole, now },
    )
  return { importSessionId, files, keep }
}

/** Undefined if the session has ended. */
export async function storedFiles(
  { database }: Pick<Platform, 'database'>,
  sessions: ImportSessions,
  key: SessionKey,
): Promise<readonly MovedFile[] | undefined> {
  const kept = await sessions.find(database, key)
  return kept && unpacked(kept.content)
}

/** The name of a move in the list of imports. */
export function namesOf(files: readonly MovedFile[]): string {
  return files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200)
}

async function calendarAt(platform: Platform, typed = ''): Promise<MovedFile | undefined> {
  if (typed.trim() === '') return undefined
  const address = calendarAddress(typed)
  if (address === undefined) throw calendarRefusal('bad_address')
  const read = await readAddressFor(platform, address)
  if (read.kind === 'refused') throw calendarRefusal(read.why)
  return { name: new URL(address).host, bytes: read.body }
}
