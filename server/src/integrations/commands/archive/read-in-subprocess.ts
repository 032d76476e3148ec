import type { ErrorCode } from '@touchline/contract/wire/errors'

import { AppError, type ErrorData } from '#server/platform/errors.ts'
import { openSubprocess, type SubprocessOptions } from '#server/platform/subprocess.ts'

import type { ReadClub } from '../club-archive/read-club.ts'
import type { ReadArchive } from './read-archive.ts'

/** An archive somebody has sent. */
export interface SentArchive {
  readonly accountId: string
  /** Aborted when whoever asked hangs up. */
  readonly signal?: AbortSignal | undefined
  readonly bytes: Uint8Array
  readonly now: Date
}

export interface ArchiveToRead {
  readonly of: 'team' | 'club'
  readonly bytes: Uint8Array
  readonly now: Date
}

/** What such a process tells of an archive. */
export type Told =
  | { readonly kind: 'team'; readonly archive: ReadArchive }
  | { readonly kind: 'club'; readonly archive: ReadClub }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly data: ErrorData | undefined }

/** The largest archive is read in a few seconds, in half of that memory; a busy machine takes longer. */
export const archiveProcess: SubprocessOptions<Told> = {
  script: new URL('./reading-process.ts', import.meta.url),
  memoryMb: 384,
  patienceMs: 30_000,
  spent: () => ({ kind: 'refused', code: 'archive_too_large', data: undefined }),
}

const ask = openSubprocess<ArchiveToRead, Told>(archiveProcess)

/** Reads the archive of a team where it can neither hold up nor exhaust the server. */
export async function readTeamInSubprocess({
  accountId,
  signal,
  ...sent
}: SentArchive): Promise<ReadArchive> {
  const told = await ask({ accountId, signal }, { of: 'team', ...sent })
  if (told.kind === 'team') return told.archive
  throw refused(told)
}

/** The same for the archive of a club. */
export async function readClubInSubprocess({
  accountId,
  signal,
  ...sent
}: SentArchive): Promise<ReadClub> {
  const told = await ask({ accountId, signal }, { of: 'club', ...sent })
  if (told.kind === 'club') return told.archive
  throw refused(told)
}

function refused(told: Told): AppError {
  return told.kind === 'refused'
    ? new AppError(told.code, told.data)
    : new AppError('not_an_archive')
}
