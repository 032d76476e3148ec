import { z } from 'zod'

import { color, day, email, id, instant, language, paragraph, version } from '../../wire/values.ts'
import { match, matchKey, time, writerName } from './matches.ts'
import { outcome } from './outcome.ts'

/** Without an address, the coach passes the link on. */
export const newSheet = matchKey.extend({
  email: email.nullable().default(null),
  /** Of the email; defaults to the team's language. */
  language: language.optional(),
})

export const sentSheet = z.object({
  /** The page for the opponent: /match/{token}. */
  path: z.string(),
  endsAt: instant,
  match,
})

const token = z.string().min(1).max(200)
export const sheetToken = z.object({ token })

const agreed = z.object({
  date: day.nullable(),
  time: time.nullable(),
  venue: z.string().nullable(),
  outcome,
})

/** The page behind the link: one match, naming only people who wrote on it. */
export const sheetCard = agreed.extend({
  league: z.string(),
  team: z.object({ name: z.string(), color }),
  home: z.string(),
  away: z.string(),
  /** The side the link was sent to. */
  yourSide: z.enum(['home', 'away']),
  timeZone: z.string(),
  isCalledOff: z.boolean(),
  confirmedAt: instant.nullable(),
  /** A proposal of this side that is still undecided. */
  proposal: agreed
    .extend({
      by: z.string(),
      words: z.string().nullable(),
      at: instant,
      outcome: outcome.nullable(),
    })
    .nullable(),
  version,
  endsOn: instant,
})
export type SheetCard = z.infer<typeof sheetCard>

/** The opponent's confirmation or proposed correction. */
export const sheetAnswer = sheetToken.extend({
  by: writerName,
  /** The displayed version; fails if there is a newer one. */
  version,
  answer: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('confirm') }),
    z.object({
      kind: z.literal('propose'),
      date: day,
      time: time.nullable().default(null),
      venue: z.string().trim().max(200).nullable().default(null),
      /** Null before the match was played. */
      outcome: outcome.nullable().default(null),
      words: paragraph(500).nullable().default(null),
    }),
  ]),
})
export type SheetAnswer = z.infer<typeof sheetAnswer>['answer']

/** Decides about a proposal, or withdraws the link. */
export const sheetDecision = matchKey.extend({
  decision: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('accept'), proposalId: id }),
    z.object({ kind: z.literal('decline'), proposalId: id }),
    z.object({ kind: z.literal('withdraw') }),
  ]),
})
export type SheetDecision = z.infer<typeof sheetDecision>['decision']
