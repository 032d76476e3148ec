import type { DateOrder } from '../../members/import/dates.ts'
import type { Outcome } from '../match.ts'
import type { FoundColumn } from './columns.ts'
import type { DayProblem, DayReading } from './days.ts'
import type { Column } from './headings.ts'
import type { RawProblem } from './raw-match.ts'
import type { ScoreProblem } from './score.ts'
import type { NamedTeam, Proposal } from './team-names.ts'

/** Answers to the questions of an earlier reading. */
export interface ResultAnswers {
  readonly dateOrder?: DateOrder | undefined
  /** Whether "20:15" behind the teams is when they play or how they played. */
  readonly timeOrScore?: 'time' | 'score' | undefined
  /** The team's id for each name as it is written, or 'new' for a team the league does not have yet. */
  readonly teams?: Readonly<Record<string, string>> | undefined
  /** What each column of the table says, in their order, when the headings were not understood. */
  readonly columns?: readonly (Column | null)[] | undefined
}

export interface ResultReading {
  readonly language: 'en' | 'fr' | 'de' | 'es'
  readonly today: string
  /** Where the league plays: instants are read by its clocks. */
  readonly timeZone: string
  /** What the league plays: handball ends 21:25. */
  readonly sport?: string | undefined
  readonly season: DayReading['season']
  readonly teams: readonly NamedTeam[]
  /** Saved by the team and not in the league yet. */
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
  /** Waits for an answer. */
  | { readonly kind: 'open'; readonly line: number; readonly written: string }
  | {
      readonly kind: 'problem'
      readonly line: number
      readonly written: string
      readonly problem: ResultProblem
    }

/** The `opponent` of a name is taken for what was meant, as a new team, until someone answers otherwise. */
export type ResultQuestion =
  | { readonly kind: 'date_order'; readonly samples: readonly string[] }
  | { readonly kind: 'time_or_score'; readonly samples: readonly string[] }
  | {
      readonly kind: 'team'
      readonly written: string
      readonly proposals: readonly Proposal[]
      readonly opponent: string | null
    }

export interface ReadResults {
  readonly lines: readonly ReadLine[]
  readonly questions: readonly ResultQuestion[]
  /** Of a table, what each was taken for; empty for lines that are no table. */
  readonly columns: readonly FoundColumn[]
  /** Lines beyond what a league can hold: not read. */
  readonly leftOut: number
}
