import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { matchEventTrace } from './match-day/live.ts'
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
  /** It came with pasted results. */
  isImported: z.boolean(),
  /** Null for a match that was new, and where nothing changed. */
  before: facts.nullable(),
  after: facts.nullable(),
})
export type MatchChange = z.infer<typeof matchChange>

/** Who changed a match and when, the latest first; for staff. */
export const matchTrace = z.object({ changes: z.array(matchChange) })

/** As above, with what was corrected and taken back of the live entry. */
export const matchDayTrace = matchTrace.extend({ events: matchEventTrace })
export type MatchDayTrace = z.infer<typeof matchDayTrace>

/** Pasted results, and whether they can still be taken back. */
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

/** Matches somebody changed since stay as they are. */
export const undoneResults = z.object({ undone: z.int(), keptMatchIds: z.array(id) })
export type UndoneResults = z.infer<typeof undoneResults>
