import { dataOf } from '#web/platform/client/refusal.ts'

/** The reason beside the error code; undefined if there is none. */
export function errorReason(thrown: unknown): string | undefined {
  const reason = partOf(thrown, 'reason')
  return typeof reason === 'string' ? reason : undefined
}

/** The minimum age for an account, from a refusal because of age. */
export function ownAccountAgeOf(thrown: unknown): number | undefined {
  const age = partOf(thrown, 'ownAccountAge')
  return typeof age === 'number' ? age : undefined
}

function partOf(thrown: unknown, name: string): unknown {
  const data = dataOf(thrown)
  if (typeof data !== 'object' || data === null) return undefined
  return new Map<string, unknown>(Object.entries(data)).get(name)
}
