import type { DateOrder } from '../../members/import/dates.ts'
import type { Outcome } from '../match.ts'
import type { FoundColumn } from './columns.ts'
import type { DayProblem, DayReading } from './days.ts'
import type { Column } from './headings.ts'
import type { RawProblem } from './raw-match.ts'
import type { ScoreProblem } from './score.ts'
import type { NamedTeam, TeamProposal } from './team-names.ts'

/** Answers to earlier questions. */
export interface ResultAnswers {
  readonly dateOrder?: DateOrder | undefined
  /** Whether "20:15" after the teams is a time or a score. */
  readonly timeOrScore?: 'time' | 'score' | undefined
  /** A team id for each written name, or 'new' to add a team. */
  readonly teams?: Readonly<Record<string, string>> | undefined
  /** The meaning of each column, in order, if the headings weren't understood. */
  readonly columns?: readonly (Column | null)[] | undefined
}

export interface ResultReading {
  readonly language: 'en' | 'fr' | 'de' | 'es'
  readonly today: string
  /** The league's time zone, in which instants are read. */
  readonly timeZone: string
  /** The league's sport: "21:25" is a usual score in handball. */
  readonly sport?: string | undefined
  readonly season: DayReading['season']
  readonly teams: readonly NamedTeam[]
  /** Saved opponents that aren't in the league yet. */
  readonly opponents: readonly NamedTeam[]
  readonly answers: ResultAnswers
}

export type Side =
  | { readonly kind: 'team'; readonly team: string }
  | { readonly kind: 'new'; readonly name: string; readonly opponent: string | null }

export type ResultProblem =
  | ScoreProblem
  | DayProblem
  | RawProblem['problem']
  | 'team_missing'
  | 'time_unreadable'
  | 'round_unreadable'
  | 'same_team'

export interface ReadMatch {
  readonly kind: 'match'
  readonly line: number
  readonly written: string
  readonly date: string | null
  readonly time: string | null
  readonly round: number | null
  readonly home: Side
  readonly away: Side
  readonly outcome: Outcome
  readonly venue: string | null
}

export type ReadLine =
  | ReadMatch
  /** Needs an answer. */
  | { readonly kind: 'open'; readonly line: number; readonly written: string }
  | {
      readonly kind: 'problem'
      readonly line: number
      readonly written: string
      readonly problem: ResultProblem
    }

/** `opponent` is assumed to be meant and added as a team, unless answered otherwise. */
export type ResultQuestion =
  | { readonly kind: 'date_order'; readonly samples: readonly string[] }
  | { readonly kind: 'time_or_score'; readonly samples: readonly string[] }
  | {
      readonly kind: 'team'
      readonly written: string
      readonly proposals: readonly TeamProposal[]
      readonly opponent: string | null
    }

export interface ReadResults {
  readonly lines: readonly ReadLine[]
  readonly questions: readonly ResultQuestion[]
  /** The columns of a table with their meanings; empty for lines. */
  readonly columns: readonly FoundColumn[]
  /** Lines beyond the league's limit, which weren't read. */
  readonly leftOut: number
}
