import { AppError } from '#server/platform/errors.ts'

interface Stored {
  readonly fields: Readonly<Record<string, unknown>>
  readonly version: number
}

interface Sent {
  readonly changes: Readonly<Record<string, unknown>>
  readonly was: Readonly<Record<string, unknown>> | undefined
  readonly version: number | undefined
}

/**
 * Refuses edits based on old values. With `was`, only fields that changed meanwhile conflict; with
 * a version alone, any change does.
 */
export function refuseStale(stored: Stored, { changes, was, version }: Sent): void {
  if (was === undefined) {
    if (version !== undefined && version !== stored.version) throw new AppError('changed_meanwhile')
    return
  }
  const lost = Object.keys(changes).filter(
    (field) =>
      field in was &&
      !isSameValue(stored.fields[field], was[field]) &&
      !isSameValue(stored.fields[field], changes[field]),
  )
  if (lost.length === 0) return
  throw new AppError('changed_meanwhile', {
    fields: Object.fromEntries(lost.map((field) => [field, 'changed_meanwhile'])),
  })
}

/** True if two values are equal; lists may be in any order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((value) => other.includes(value))
}
