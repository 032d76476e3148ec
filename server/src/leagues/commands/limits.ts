import { takeTry } from '#server/auth/queries/limits.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

/** So many letters to other sides go out for one team in a day: more than any weekend of matches. */
const mostLetters = 50
const day = 86_400_000

export async function limitSheetLetters(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  teamId: string,
): Promise<void> {
  const bucket = {
    key: `leagues:letters:${teamId}`,
    burst: mostLetters,
    refillMs: day / mostLetters,
  }
  const taken = await takeTry(database, bucket, clock())
  if (taken.kind === 'taken') return
  throw new AppError('too_many_requests', {
    retryAfterSeconds: Math.ceil(taken.retryAfterMs / 1000),
  })
}
