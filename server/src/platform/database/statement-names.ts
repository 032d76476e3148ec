import { createHash } from 'node:crypto'

/** Each prepared plan takes 100 to 200 kB of memory per connection. */
const maxNames = 100
const maxCounted = 1000
/** Uses before a statement counts as frequent. */
const usesBeforeName = 20

/**
 * Chooses names for prepared statements, so that PostgreSQL plans them once. Rare statements stay
 * unnamed to save memory.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #uses = new Map<string, number>()

  /** The name of a statement; undefined while it is rare, or names have run out. */
  of(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= maxNames) return name
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (uses < usesBeforeName) {
      if (this.#uses.size >= maxCounted) this.#uses = new Map()
      this.#uses.set(text, uses)
      return undefined
    }
    this.#uses.delete(text)
    const given = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    this.#names.set(text, given)
    return given
  }
}

/**
 * Whether a prepared statement failed because a migration changed the columns it returns.
 * PostgreSQL words this in the server's language, so its source routine decides.
 */
export function isOutdatedPlan(error: Error): boolean {
  return 'routine' in error && error.routine === 'RevalidateCachedQuery'
}
