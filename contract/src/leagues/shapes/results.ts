import { leagueLimits } from '@touchline/domain/leagues/limits'
import { columns } from '@touchline/domain/leagues/results/headings'
import { z } from 'zod'

import { cappedRecord } from '../../wire/caps.ts'
import { day, id, language } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { outcome } from './outcome.ts'

/** Each match has two names. */
const maxNames = 2 * leagueLimits.matches

const meaning = z.enum(columns).nullable()

/** Pasted results, or the text of a CSV file (domain/leagues/results). */
export const pastedResults = leagueKey.extend({
  text: z.string().max(500_000),
  /** Writes nothing and returns what would change. */
  preview: z.boolean().default(false),
  /** The language of the text, which decides how dates are read. */
  language,
  answers: z
    .object({
      dateOrder: z.enum(['DMY', 'MDY']).optional(),
      timeOrScore: z.enum(['time', 'score']).optional(),
      /** A team id or 'new' for each written name. */
      teams: cappedRecord(z.string().max(300), id.or(z.literal('new')), maxNames).optional(),
      /** The meaning of each column, in order. */
      columns: z.array(meaning).max(100).optional(),
    })
    .default({}),
})
export type PastedResults = z.infer<typeof pastedResults>

const side = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), team: id }),
  z.object({
    kind: z.literal('new'),
    name: z.string(),
    /** The saved opponent that is added to the league. */
    opponent: id.nullable(),
  }),
])

const at = { line: z.int(), written: z.string() }

const resultLine = z.discriminatedUnion('kind', [
  z.object({
    ...at,
    kind: z.literal('match'),
    date: day.nullable(),
    time: z.string().nullable(),
    round: z.int().nullable(),
    home: side,
    away: side,
    outcome,
    venue: z.string().nullable(),
    /** The match that gets the result; null for a new match. */
    matchId: id.nullable(),
    effect: z.enum(['new', 'changed', 'same']),
  }),
  /** Needs an answer. */
  z.object({ ...at, kind: z.literal('open') }),
  z.object({ ...at, kind: z.literal('problem'), problem: z.string() }),
])
export type ResultLine = z.infer<typeof resultLine>

const resultPreview = z.object({
  lines: z.array(resultLine).max(leagueLimits.matches),
  questions: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('date_order'), samples: z.array(z.string()) }),
      z.object({ kind: z.literal('time_or_score'), samples: z.array(z.string()) }),
      z.object({
        kind: z.literal('team'),
        written: z.string(),
        proposals: z.array(z.object({ team: id, certainty: z.number() })),
        /** A saved opponent of this name, added to the league unless answered otherwise. */
        opponent: z.string().nullable(),
      }),
    ]),
  ),
  /** The columns of a table with their assumed meanings. */
  columns: z.array(z.object({ heading: z.string(), sample: z.string(), meaning })),
  /** Lines beyond the league's limit, which weren't read. */
  leftOut: z.int(),
})
export type ResultPreview = z.infer<typeof resultPreview>

/** Counts of saved lines; lines with a question or a problem are skipped. */
const writtenResults = z.object({
  /** Used to undo the import; null if nothing was saved. */
  importId: id.nullable(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  leftAlone: z.int(),
})
export type ImportedResults = z.infer<typeof writtenResults>

export const importedResults = z.union([writtenResults, z.object({ preview: resultPreview })])
