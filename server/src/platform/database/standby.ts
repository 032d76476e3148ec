import { sql } from 'kysely'

import { AppError } from '../errors.ts'
import { openDatabase, type Database } from './database.ts'
import { connectionTo } from './hosts.ts'

type Read<T> = (database: Database) => Promise<T>

/**
 * Reads that a second server can answer: exports, statistics, public pages and calendar feeds. If
 * the standby lags, is unreachable or refuses, the primary answers. Sessions and commands never use
 * it.
 */
export interface Standby {
  /** For people who write: the standby must have everything written before this read. */
  read<T>(run: Read<T>): Promise<T>
  /** For visitors and calendar programs: it may lag by the permitted delay. */
  readRecent<T>(run: Read<T>): Promise<T>
  close(): Promise<void>
}

export function withoutStandby(primary: Database): Standby {
  return {
    read: (run) => run(primary),
    readRecent: (run) => run(primary),
    close: () => Promise.resolve(),
  }
}

/** `maxBehindMs` is the permitted delay for visitors. */
export function openStandby(address: string, primary: Database, maxBehindMs: number): Standby {
  const opened = openDatabase(connectionTo(address))
  const position = openPosition(primary, opened.database)

  async function read<T>(run: Read<T>, behindMs: number): Promise<T> {
    const since = performance.now() - behindMs
    if (!(await position.hasAllUntil(since).catch(() => false))) return run(primary)
    try {
      return await run(opened.database)
    } catch (error) {
      if (error instanceof AppError) throw error
      return run(primary)
    }
  }
  return {
    read: (run) => read(run, 0),
    readRecent: (run) => read(run, maxBehindMs),
    close: () => opened.close(),
  }
}

/** The primary's log position at a moment. */
interface Mark {
  readonly at: number
  readonly place: number
}

/** Time before an unreachable standby is tried again, so that requests don't wait for it. */
const pauseMs = 5000

function openPosition(primary: Database, standby: Database) {
  let marks: readonly Mark[] = []
  let completeUntil = -Infinity
  let awayUntil = -Infinity

  async function measure(): Promise<void> {
    const at = performance.now()
    marks = [...marks.slice(-100), { at, place: await writtenTo(primary) }]
    const place = await replayedTo(standby)
    for (const mark of marks.filter((one) => one.place <= place))
      completeUntil = Math.max(completeUntil, mark.at)
    marks = marks.filter((mark) => mark.at > completeUntil)
  }

  return {
    /** Whether the standby has everything written before a moment of `performance.now()`. */
    async hasAllUntil(moment: number): Promise<boolean> {
      if (completeUntil >= moment) return true
      if (performance.now() < awayUntil) return false
      try {
        await measure()
      } catch {
        awayUntil = performance.now() + pauseMs
      }
      return completeUntil >= moment
    },
  }
}

async function writtenTo(primary: Database): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select (pg_current_wal_flush_lsn() - '0/0')::int8 as place`.execute(primary)
  return rows[0]?.place ?? Infinity
}

/** A promoted server no longer follows the primary: its data may differ. */
async function replayedTo(standby: Database): Promise<number> {
  const { rows } = await sql<{ place: number | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::int8 end as place`.execute(
    standby,
  )
  return rows[0]?.place ?? -Infinity
}
