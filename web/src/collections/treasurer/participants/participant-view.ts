import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import { isSearched, searchText } from '@touchline/domain/values/folding'

export const participantFilters = [
  'all',
  'owes',
  'late',
  'part_paid',
  'paid',
  'invited',
  'ended',
] as const
export type ParticipantFilter = (typeof participantFilters)[number]

export const participantSorts = ['names', 'charged', 'paid', 'outstanding', 'due'] as const
export type ParticipantSort = (typeof participantSorts)[number]

/** Search, filters and sorting of the list. */
export interface ParticipantListQuery {
  readonly search: string
  readonly filter: ParticipantFilter
  /** The name of a fee; null: all of them. */
  readonly fee: string | null
  readonly sort: ParticipantSort
  readonly descending: boolean
}

export interface ParticipantView {
  readonly shown: readonly ParticipantShape[]
  /** How many rows matching search and fee each filter would show. */
  readonly counts: Readonly<Record<ParticipantFilter, number>>
}

export function viewOf(
  participants: readonly ParticipantShape[],
  listQuery: ParticipantListQuery,
): ParticipantView {
  const found = participants.filter(
    (one) =>
      (listQuery.fee === null || one.feeNames.includes(listQuery.fee)) &&
      isSearched(searched(one), listQuery.search),
  )
  const counts = {
    all: found.length,
    owes: found.filter(fits.owes).length,
    late: found.filter(fits.late).length,
    part_paid: found.filter(fits.part_paid).length,
    paid: found.filter(fits.paid).length,
    invited: found.filter(fits.invited).length,
    ended: found.filter(fits.ended).length,
  }
  return { shown: inOrder(found.filter(fits[listQuery.filter]), listQuery), counts }
}

const fits: Record<ParticipantFilter, (one: ParticipantShape) => boolean> = {
  all: () => true,
  owes: ({ outstanding }) => outstanding > 0,
  late: ({ state }) => state === 'late',
  part_paid: ({ outstanding, paid }) => outstanding > 0 && paid > 0,
  paid: ({ state }) => state === 'paid',
  invited: ({ state }) => state === 'invited',
  ended: ({ state }) => state === 'waived' || state === 'refunded',
}

/** Searchable: person, payer, and the bill's number as payers read it. */
function searched({ names, payer, number }: ParticipantShape): string {
  return searchText(...names, payer, String(number ?? ''))
}

const byWord = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function inOrder(
  participants: readonly ParticipantShape[],
  { sort, descending }: Pick<ParticipantListQuery, 'sort' | 'descending'>,
): readonly ParticipantShape[] {
  return participants.toSorted((one, other) => {
    const order = compare(one, other, sort)
    return (descending ? -order : order) || byName(one, other)
  })
}

function compare(one: ParticipantShape, other: ParticipantShape, sort: ParticipantSort): number {
  switch (sort) {
    case 'names':
      return byName(one, other)
    case 'due':
      return byWord.compare(one.dueOn ?? never, other.dueOn ?? never)
    case 'charged':
    case 'paid':
    case 'outstanding':
      return one[sort] - other[sort]
  }
}

/** After every day. */
const never = '9999-12-31'

function byName(one: ParticipantShape, other: ParticipantShape): number {
  return byWord.compare(one.names.join(), other.names.join())
}
