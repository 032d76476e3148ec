import type { NameOrder } from '../names.ts'
import type { DateOrder } from './dates.ts'
import type { LeaverAnswer } from './leavers.ts'

/** What only a person can know. The import waits until each is answered. */
export type ImportQuestion =
  | { readonly kind: 'sheet'; readonly choices: readonly SheetInFile[] }
  | { readonly kind: 'name_column' }
  | {
      readonly kind: 'date_order'
      readonly column: string
      readonly samples: readonly DateSample[]
    }
  | {
      readonly kind: 'phone_country'
      readonly choices: readonly string[]
      readonly samples: readonly string[]
    }
  | { readonly kind: 'team_spelling'; readonly spellings: readonly TeamInFile[] }
  | { readonly kind: 'teams'; readonly choices: readonly TeamInFile[] }
  | { readonly kind: 'leavers'; readonly count: number; readonly names: string[] }
  | {
      readonly kind: 'same_row'
      readonly key: string
      readonly rows: readonly [number, number]
      readonly name: string
    }
  | {
      readonly kind: 'same_person'
      readonly key: string
      readonly row: number
      readonly memberId: string
      readonly name: string
      readonly dateOfBirth: string | undefined
    }

/** One written date, read both ways. */
export interface DateSample {
  readonly written: string
  readonly dayFirst: string
  readonly monthFirst: string
}

export interface TeamInFile {
  readonly name: string
  readonly rows: number
}

export interface SheetInFile {
  readonly name: string
  readonly rows: number
}

export type Sameness = 'same' | 'different'

export interface CorrectedRow {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
}

export interface ImportAnswers {
  /** The name of the sheet of a workbook. */
  readonly sheet?: string | undefined
  readonly dateOrder?: DateOrder | undefined
  /** How whole names are written; taken for granted and shown while no one says. */
  readonly nameOrder?: NameOrder | undefined
  /** ISO 3166-1 alpha-2, or `none`: leave numbers without a country out. */
  readonly phoneCountry?: string | undefined
  readonly teamSpelling?: Sameness | undefined
  readonly teams?: readonly string[] | undefined
  readonly leavers?: LeaverAnswer | undefined
  /** By the question's key: '3-9' for rows 3 and 9. */
  readonly sameRows?: Readonly<Record<string, Sameness>> | undefined
  /** By the question's key: row and member id. */
  readonly samePersons?: Readonly<Record<string, Sameness>> | undefined
  /** Rows that were put right by hand, by their number. */
  readonly corrected?: Readonly<Record<string, CorrectedRow>> | undefined
}
