import { filterOptions } from '@touchline/domain/clubs/memberships/filters'
import { z } from 'zod'

import { requiredLine, id, line } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

const { state, age, membership, number, entered, fee, reach, pictures, check } = filterOptions

/** A saved view of the members list; fields left out don't filter. */
export const clubFilter = z.object({
  search: line(120).optional(),
  teamId: id.optional(),
  ageGroup: line(60).optional(),
  state: z.enum(state).optional(),
  age: z.enum(age).optional(),
  membership: z.enum(membership).optional(),
  number: z.enum(number).optional(),
  entered: z.enum(entered).optional(),
  fee: z.enum(fee).optional(),
  reach: z.enum(reach).optional(),
  pictures: z.enum(pictures).optional(),
  check: z.enum(check).optional(),
})

const savedClubFilter = z.object({ id, name: z.string(), filter: clubFilter })

export const clubFilters = z.object({ filters: z.array(savedClubFilter) })

/** Replaces the filter of an existing name. */
export const newClubFilter = clubKey.extend({ name: requiredLine(60), filter: clubFilter })
export const clubFilterKey = clubKey.extend({ filterId: id })

export type ClubFilter = z.infer<typeof clubFilter>
export type SavedClubFilter = z.infer<typeof savedClubFilter>
