import { fullAge } from '../values/age.ts'

/** The ages of an age group in completed years on the cut-off day, both included. */
export interface AgeBand {
  readonly from: number
  readonly to: number
}

const noLimit = 150

/**
 * Parses an age group: a listed one, or free text in common forms ('U-12', 'Sub 14', 'Under 9',
 * '7-9', 'Ü40', 'Over 35', 'Seniors'). Undefined without a readable age; such a team is open to all
 * ages.
 */
export function ageBandOf(ageGroup: string | null): AgeBand | undefined {
  const word = (ageGroup ?? '').trim().toLowerCase()
  return underOf(word) ?? rangeOf(word) ?? overOf(word) ?? seniorOf(word)
}

/** True for an age group that ends before or at 18 ('U12', 'U19', '15-18', not 'U20'): its team has minors. */
export function isForMinors(ageGroup: string | null): boolean {
  const band = ageBandOf(ageGroup)
  return band !== undefined && band.to <= fullAge
}

/** True for age groups from 18 ('adults', 'veterans', 'Ü40'). */
export function isForAdults(ageGroup: string | null): boolean {
  return (ageBandOf(ageGroup)?.from ?? 0) >= fullAge
}

export function isInBand(age: number, { from, to }: AgeBand): boolean {
  return age >= from && age <= to
}

/** 'U12' excludes twelve-year-olds; '5-under' includes five-year-olds. */
function underOf(word: string): AgeBand | undefined {
  const limit = /^(?:u|sub|under)[\s-]*(\d{1,2})$/.exec(word)?.[1]
  if (limit !== undefined) return bandOf(0, Number(limit) - 1)
  const last = /^(\d{1,2})[\s-]*(?:and[\s-])?under$/.exec(word)?.[1]
  return last === undefined ? undefined : bandOf(0, Number(last))
}

function rangeOf(word: string): AgeBand | undefined {
  const [, from, to] = /^u?(\d{1,2})\s*[-–]\s*u?(\d{1,2})$/.exec(word) ?? []
  if (from === undefined || to === undefined) return undefined
  return word.includes('u') ? bandOf(0, Number(to) - 1) : bandOf(Number(from), Number(to))
}

function overOf(word: string): AgeBand | undefined {
  const [, before, after] =
    /^(?:(?:ü|ue|o|over|\+)[\s-]*(\d{2})|(\d{2})\s*(?:\+|[\s-]plus))$/.exec(word) ?? []
  const first = before ?? after
  return first === undefined ? undefined : bandOf(Number(first), noLimit)
}

function seniorOf(word: string): AgeBand | undefined {
  return /^(?:senior|sénior|adult|veteran|vétéran|erwachsen)/.test(word)
    ? bandOf(fullAge, noLimit)
    : undefined
}

function bandOf(from: number, to: number): AgeBand | undefined {
  return to >= from && to > 0 ? { from, to } : undefined
}
