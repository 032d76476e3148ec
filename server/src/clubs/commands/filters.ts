import type { ClubFilter, SavedClubFilter } from '@touchline/contract/clubs/shapes/filters'
import { maxClubFilters } from '@touchline/domain/clubs/memberships/options'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockClub, teamsOfClub } from '../queries.ts'
import { deleteClubFilter, findClubFilters, saveClubFilter } from '../queries/filters.ts'

interface Filters {
  filters: SavedClubFilter[]
}

/** Saves a filter of the members list for all managers. */
export async function nameFilter(
  tx: Transaction,
  { clubId, accountId: by }: ClubActor,
  wanted: { readonly name: string; readonly filter: ClubFilter; readonly now: Date },
): Promise<Filters> {
  const { name, filter, now: at } = wanted
  await lockClub(tx, clubId)
  if (filter.teamId !== undefined && !(await teamsOfClub(tx, clubId)).includes(filter.teamId))
    throw new AppError('not_found')
  if (!(await saveClubFilter(tx, { clubId, name, filter, by, at })))
    throw new AppError('invalid_input', { fields: { name: 'too_many' }, max: maxClubFilters })
  return findClubFilters(tx, clubId)
}

export async function forgetFilter(
  tx: Transaction,
  { clubId }: ClubActor,
  filterId: string,
): Promise<Filters> {
  if (!(await deleteClubFilter(tx, { clubId, filterId }))) throw new AppError('not_found')
  return findClubFilters(tx, clubId)
}
