import { createHash } from 'node:crypto'

/** Each costs every connection that asks it its plan in memory: 100 to 200 kB for the pages people open. */
const maxNames = 100
const maxCounted = 1000
/** Above this count a statement is frequent, not just part of a start. */
const usesBeforeName = 20

/**
 * Decides under which name connections prepare a statement, so that PostgreSQL parses and plans it once.
 * Statements that are rarely asked stay unnamed: their plans would only take memory.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #uses = new Map<string, number>()

  /** The name of the statement; undefined while it has been asked too seldom, or names have run out. */
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
 * Whether a prepared statement failed because a migration changed the columns it returns. PostgreSQL words
 * this in the server's language, so its source routine decides.
 */
export function isOutdatedPlan(error: Error): boolean {
  return 'routine' in error && error.routine === 'RevalidateCachedQuery'
}
