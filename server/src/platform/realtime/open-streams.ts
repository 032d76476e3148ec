import type { Database } from '../database/database.ts'

const open = new WeakMap<Database, number>()

/** The number of open streams in this process. */
export function openStreams(db: Database): number {
  return open.get(db) ?? 0
}

export function countStream(db: Database, change: 1 | -1): void {
  open.set(db, openStreams(db) + change)
}
