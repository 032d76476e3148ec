import { dataOf } from '#web/platform/client/refusal.ts'

/** Why exactly a call was refused, where its code leaves that open. */
export function reasonOf(thrown: unknown): string | undefined {
  const reason = partOf(thrown, 'reason')
  return typeof reason === 'string' ? reason : undefined
}

/** From which age one may hold an account, as a refusal for age tells. */
export function ownAccountAgeOf(thrown: unknown): number | undefined {
  const age = partOf(thrown, 'ownAccountAge')
  return typeof age === 'number' ? age : undefined
}

function partOf(thrown: unknown, name: string): unknown {
  const data = dataOf(thrown)
  if (typeof data !== 'object' || data === null) return undefined
  return new Map<string, unknown>(Object.entries(data)).get(name)
}
