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
  /** `confirmed` by the opponent, who has no account. */
  what: z.enum(['written', 'confirmed']),
  by: z.string().nullable(),
  at: instant,
  /** Made by an import of results. */
  isImported: z.boolean(),
  /** Null for a new match, and if nothing changed. */
  before: facts.nullable(),
  after: facts.nullable(),
})
export type MatchChange = z.infer<typeof matchChange>

/** Changes to a match, latest first; for staff. */
export const matchHistory = z.object({ changes: z.array(matchChange) })

/** Also includes live events that were corrected or deleted. */
export const matchDayHistory = matchHistory.extend({ events: matchEventHistory })
export type MatchDayHistory = z.infer<typeof matchDayHistory>

/** An import of results, and whether it can be undone. */
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

/** Matches changed since the import stay unchanged. */
export const importUndoResult = z.object({ undone: z.int(), keptMatchIds: z.array(id) })
export type ImportUndoResult = z.infer<typeof importUndoResult>
