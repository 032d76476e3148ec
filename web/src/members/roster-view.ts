import type { RosterMember } from '@touchline/contract/members/shapes'
import { toAccessFlags, isPlaying } from '@touchline/domain/members/access'
import { isSearched, searchText } from '@touchline/domain/values/folding'

import { fullName } from './known-name.ts'

export const rosterFilters = [
  'everybody',
  'players',
  'staff',
  'admins',
  'joined',
  'notJoined',
] as const
export type RosterFilter = (typeof rosterFilters)[number]

export const rosterSorts = [
  'surname',
  'firstName',
  'number',
  'nickname',
  'role',
  'position',
  'email',
  'dateOfBirth',
] as const
export type RosterSort = (typeof rosterSorts)[number]

export const pageSizes = [20, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** Search, filter, sorting and page of the roster. */
export interface RosterListQuery {
  readonly search: string
  readonly filter: RosterFilter
  readonly sort: RosterSort
  readonly descending: boolean
  readonly size: PageSize
  /** Counted from 1. */
  readonly page: number
}

export interface RosterView {
  readonly rows: readonly RosterMember[]
  /** The rows of all pages, for printing. */
  readonly all: readonly RosterMember[]
  /** The number of matching members. */
  readonly found: number
  readonly page: number
  readonly pages: number
}

/** Sorts the roster; separate from `viewOf`, so that typing a search doesn't sort again. */
export function inOrder(
  members: readonly RosterMember[],
  { sort, descending }: Pick<RosterListQuery, 'sort' | 'descending'>,
): readonly RosterMember[] {
  return members.toSorted((a, b) => {
    const order = compare(a, b, sort)
    return descending ? -order : order
  })
}

/** One page of the sorted roster after search and filter. A page beyond the end is the last one. */
export function viewOf(ordered: readonly RosterMember[], listQuery: RosterListQuery): RosterView {
  const found = ordered.filter(
    (member) => fits[listQuery.filter](member) && isSearched(searched(member), listQuery.search),
  )
  const pages = Math.max(1, Math.ceil(found.length / listQuery.size))
  const page = Math.min(Math.max(1, listQuery.page), pages)
  const from = (page - 1) * listQuery.size
  return {
    rows: found.slice(from, from + listQuery.size),
    all: found,
    found: found.length,
    page,
    pages,
  }
}

const fits: Record<RosterFilter, (member: RosterMember) => boolean> = {
  everybody: () => true,
  players: ({ access, position }) => isPlaying({ ...toAccessFlags(access), position }),
  staff: ({ access }) => access.some((kind) => kind !== 'member'),
  admins: (member) => member.isAdmin,
  joined: (member) => member.hasJoined,
  notJoined: (member) => !member.hasJoined,
}

const searchedOf = new WeakMap<RosterMember, string>()

/**
 * The searchable text of a member, cached. Includes the full name, so that "ana lop" finds Ana
 * López.
 */
function searched(member: RosterMember): string {
  const known = searchedOf.get(member)
  if (known !== undefined) return known
  const { nickname, email, role, position } = member
  const made = searchText(fullName(member), nickname, email, role, position)
  searchedOf.set(member, made)
  return made
}

const byWord = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Members without a value come last; equal values are sorted by name. */
function compare(a: RosterMember, b: RosterMember, sort: RosterSort): number {
  const [one, other] = [sortKey(a, sort), sortKey(b, sort)]
  if ((one === '') !== (other === '')) return one === '' ? 1 : -1
  return (
    byWord.compare(one, other) ||
    byWord.compare(a.lastName, b.lastName) ||
    byWord.compare(a.firstName, b.firstName)
  )
}

function sortKey(member: RosterMember, sort: RosterSort): string {
  if (sort === 'surname') return member.lastName
  if (sort === 'firstName') return member.firstName
  if (sort === 'number') return member.jerseyNumber ?? ''
  return member[sort] ?? ''
}
