import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { matchEventHistory } from './match-day/live.ts'
import { match } from './matches.ts'

const facts = match.pick({
  round: true,
  date: true,
  time: true,
  isNeutral: true,
  venueName: true,
  outcome: true,
  note: true,
})
export type MatchFacts = z.infer<typeof facts>

const matchChange = z.object({
  id,
  /** `confirmed` by the other side, which has no account here. */
  what: z.enum(['written', 'confirmed']),
  by: z.string().nullable(),
  at: instant,
  /** By an import of results. */
  isImported: z.boolean(),
  /** Null for a match that was new, and where nothing changed. */
  before: facts.nullable(),
  after: facts.nullable(),
})
export type MatchChange = z.infer<typeof matchChange>

/** Who changed a match and when, the latest first; for staff. */
export const matchHistory = z.object({ changes: z.array(matchChange) })

/** As above, with the live events that were corrected or deleted. */
export const matchDayHistory = matchHistory.extend({ events: matchEventHistory })
export type MatchDayHistory = z.infer<typeof matchDayHistory>

/** An import of results, and whether it can still be undone. */
const leagueImport = z.object({
  id,
  by: z.string().nullable(),
  at: instant,
  added: z.int(),
  changed: z.int(),
  undoableUntil: instant,
  undoneAt: instant.nullable(),
  mayUndo: z.boolean(),
})
export type LeagueImport = z.infer<typeof leagueImport>

export const leagueImports = z.object({ imports: z.array(leagueImport) })

export const leagueImportKey = leagueKey.extend({ resultsImportId: id })

/** Matches that were changed since stay as they are. */
export const undoneImport = z.object({ undone: z.int(), keptMatchIds: z.array(id) })
export type UndoneImport = z.infer<typeof undoneImport>
