import type { ErrorCode } from '@touchline/contract/wire/errors'

import { AppError, type ErrorData } from '#server/platform/errors.ts'
import { openSubprocess, type SubprocessOptions } from '#server/platform/subprocess.ts'

import type { ReadClub } from '../club-archive/read-club.ts'
import type { ReadArchive } from './read-archive.ts'

/** An uploaded archive. */
export interface UploadedArchive {
  readonly accountId: string
  /** Aborted when the caller hangs up. */
  readonly signal?: AbortSignal | undefined
  readonly bytes: Uint8Array
  readonly now: Date
}

export interface ArchiveToRead {
  readonly of: 'team' | 'club'
  readonly bytes: Uint8Array
  readonly now: Date
}

export type ReadResult =
  | { readonly kind: 'team'; readonly archive: ReadArchive }
  | { readonly kind: 'club'; readonly archive: ReadClub }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly data: ErrorData | undefined }

/** The largest archive takes a few seconds, more on a busy machine, and half of that memory. */
export const archiveProcess: SubprocessOptions<ReadResult> = {
  script: new URL('./reading-process.ts', import.meta.url),
  memoryMb: 384,
  patienceMs: 30_000,
  spent: () => ({ kind: 'refused', code: 'archive_too_large', data: undefined }),
}

const ask = openSubprocess<ArchiveToRead, ReadResult>(archiveProcess)

/** Reads the archive of a team in a subprocess, where it can neither block nor exhaust the server. */
export async function readTeamInSubprocess({
  accountId,
  signal,
  ...sent
}: UploadedArchive): Promise<ReadArchive> {
  const result = await ask({ accountId, signal }, { of: 'team', ...sent })
  if (result.kind === 'team') return result.archive
  throw refused(result)
}

/** The same for the archive of a club. */
export async function readClubInSubprocess({
  accountId,
  signal,
  ...sent
}: UploadedArchive): Promise<ReadClub> {
  const result = await ask({ accountId, signal }, { of: 'club', ...sent })
  if (result.kind === 'club') return result.archive
  throw refused(result)
}

function refused(result: ReadResult): AppError {
  return result.kind === 'refused'
    ? new AppError(result.code, result.data)
    : new AppError('not_an_archive')
}
