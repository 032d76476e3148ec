import { leagueLimits } from '@touchline/domain/leagues/limits'
import { columns } from '@touchline/domain/leagues/results/headings'
import { z } from 'zod'

import { cappedRecord } from '../../wire/caps.ts'
import { day, id, language } from '../../wire/values.ts'
import { leagueKey } from './keys.ts'
import { outcome } from './outcome.ts'

/** Each match names two. */
const maxNames = 2 * leagueLimits.matches

const meaning = z.enum(columns).nullable()

/** Results as they were pasted, or the text of a CSV file (domain/leagues/results). */
export const pastedResults = leagueKey.extend({
  text: z.string().max(500_000),
  /** Nothing is written; the answer says what would be. */
  preview: z.boolean().default(false),
  /** In which the text is written: it decides how dates are read. */
  language,
  answers: z
    .object({
      dateOrder: z.enum(['DMY', 'MDY']).optional(),
      timeOrScore: z.enum(['time', 'score']).optional(),
      /** The team for each name as it is written, or 'new'. */
      teams: cappedRecord(z.string().max(300), id.or(z.literal('new')), maxNames).optional(),
      /** What each column of a table says, in their order. */
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
    /** The saved opponent it becomes a team of the league for. */
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
    /** The match it is the result of; null for one the league does not have yet. */
    matchId: id.nullable(),
    effect: z.enum(['new', 'changed', 'same']),
  }),
  /** Waits for an answer. */
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
        /** The name of a saved opponent: taken as a new team of the league unless answered otherwise. */
        opponent: z.string().nullable(),
      }),
    ]),
  ),
  /** Of a table, what each was taken for. */
  columns: z.array(z.object({ heading: z.string(), sample: z.string(), meaning })),
  /** Lines beyond what a league can hold: not read. */
  leftOut: z.int(),
})
export type ResultPreview = z.infer<typeof resultPreview>

/** The saved lines; lines with a question or a problem are skipped. */
const writtenResults = z.object({
  /** With it the import can be undone; null when nothing was written. */
  importId: id.nullable(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  leftAlone: z.int(),
})
export type WrittenResults = z.infer<typeof writtenResults>

export const importedResults = z.union([writtenResults, z.object({ preview: resultPreview })])
