import type {
  DuesFamilyShape,
  DuesPersonShape,
  DuesPreviewShape,
} from '@touchline/contract/collections/shapes/dues'
import { isSearched, searchText } from '@touchline/domain/values/folding'

export const duesFilters = ['all', 'due', 'no_rate', 'billed', 'no_address'] as const
export type DuesFilter = (typeof duesFilters)[number]

/** Only the families of some people; of all where none are named. */
export function previewForPeople(
  preview: DuesPreviewShape,
  personIds: readonly string[],
): DuesPreviewShape {
  if (personIds.length === 0) return preview
  const wanted = new Set(personIds)
  const families = preview.families.filter(({ people }) => people.some(({ id }) => wanted.has(id)))
  return { ...preview, families }
}

interface Input {
  readonly search: string
  readonly filter: DuesFilter
}

/** The families that are shown. */
export function filterFamilies(
  { families }: Pick<DuesPreviewShape, 'families'>,
  { search, filter }: Input,
): readonly DuesFamilyShape[] {
  return families.filter((family) => fits(family, filter) && isFound(family, search))
}

/** How many families each filter shows. */
export function countFamilies({
  families,
}: Pick<DuesPreviewShape, 'families'>): Readonly<Record<DuesFilter, number>> {
  const count = (filter: DuesFilter) => families.filter((family) => fits(family, filter)).length
  return {
    all: count('all'),
    due: count('due'),
    no_rate: count('no_rate'),
    billed: count('billed'),
    no_address: count('no_address'),
  }
}

function fits(family: DuesFamilyShape, filter: DuesFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'no_address':
      return !family.hasAddress
    case 'due':
    case 'no_rate':
    case 'billed':
      return family.people.some(({ state }) => state === filter)
  }
}

function isFound({ payer, people }: DuesFamilyShape, search: string): boolean {
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return isSearched(searchText(payer, ...names), search)
}

/** Whether someone in the family gets a bill. */
export function isDue({ people }: DuesFamilyShape): boolean {
  return people.some(({ state }) => state === 'due')
}

interface Chosen {
  readonly families: number
  readonly bills: number
  /** Families that can't be emailed. */
  readonly withoutAddress: number
  readonly personIds: readonly string[]
  readonly amount: number
}

/** The people billed and their total, without excluded families. */
export function sumChosen(
  { families }: Pick<DuesPreviewShape, 'families'>,
  takenOut: ReadonlySet<string>,
): Chosen {
  const chosen = families.filter((family) => isDue(family) && !takenOut.has(family.key))
  const people = chosen.flatMap((family) => family.people.filter(({ state }) => state === 'due'))
  return {
    families: chosen.length,
    bills: chosen.reduce((sum, { bills }) => sum + bills, 0),
    withoutAddress: chosen.filter(({ hasAddress }) => !hasAddress).length,
    personIds: people.map(({ id }) => id),
    amount: people.reduce((sum, { amount }) => sum + amount, 0),
  }
}

export function nameOf({ firstName, lastName }: DuesPersonShape): string {
  return `${firstName} ${lastName}`.trim()
}
