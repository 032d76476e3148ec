import type { NameOrder } from '../names.ts'
import type { DateOrder } from './dates.ts'
import type { LeaverAnswer } from './leavers.ts'

/** Questions that only a person can answer; all must be answered before the import. */
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

/** A date from the list, read in both orders. */
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

export type SamePersonAnswer = 'same' | 'different'

export interface CorrectedRow {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
}

export interface ImportAnswers {
  /** The chosen sheet of a workbook. */
  readonly sheet?: string | undefined
  readonly dateOrder?: DateOrder | undefined
  /** The order of full names; without an answer, the usual order is used and shown. */
  readonly nameOrder?: NameOrder | undefined
  /** ISO 3166-1 alpha-2, or `none` to leave out numbers without a country code. */
  readonly phoneCountry?: string | undefined
  readonly teamSpelling?: SamePersonAnswer | undefined
  readonly teams?: readonly string[] | undefined
  readonly leavers?: LeaverAnswer | undefined
  /** Keyed by question: '3-9' for rows 3 and 9. */
  readonly sameRows?: Readonly<Record<string, SamePersonAnswer>> | undefined
  /** Keyed by question: row number and member id. */
  readonly samePersons?: Readonly<Record<string, SamePersonAnswer>> | undefined
  /** Keyed by row number. */
  readonly corrected?: Readonly<Record<string, CorrectedRow>> | undefined
}
