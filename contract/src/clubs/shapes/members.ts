import { feeStates, filterOptions } from '@touchline/domain/clubs/memberships/filters'
import {
  maxClubPeople,
  membershipKinds,
  exitReasons,
} from '@touchline/domain/clubs/memberships/options'
import { clubPeoplePerPage } from '@touchline/domain/clubs/options'
import { genders } from '@touchline/domain/members/genders'
import { z } from 'zod'

import { day, id, line } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

export const clubPeopleQuery = clubKey.extend({
  /** Part of a name. */
  search: line(120).default(''),
  /** Only players of this team. */
  teamId: id.optional(),
  /** Only players of teams with this age group. */
  ageGroup: line(60).optional(),
  /** Current members; or people who left the club or are archived in all their teams. */
  state: z.enum(filterOptions.state).default('current'),
  limit: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(maxClubPeople)
    .default(clubPeoplePerPage),
  page: z.coerce.number<number | string>().int().min(1).max(1000).default(1),
})

const clubMembership = z.object({
  number: z.string().nullable(),
  kind: z.enum(membershipKinds),
  enteredOn: day.nullable(),
  exitedOn: day.nullable(),
  exitReason: z.enum(exitReasons).nullable(),
  hasMandate: z.boolean(),
})

/**
 * A person of the club with all their teams. The id is that of the membership record, or else of
 * the account or the roster row. For people who may not see private data, those fields are null and
 * `isPrivate` is true.
 */
export const clubPerson = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** The person has an account. */
  hasJoined: z.boolean(),
  /** The person, or a guardian who may answer for them, has an account. */
  isReached: z.boolean(),
  isPlaceholder: z.boolean(),
  /** Left the club, or archived in every team. */
  isFormer: z.boolean(),
  isPrivate: z.boolean(),
  dateOfBirth: day.nullable(),
  gender: z.enum(genders).nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  parents: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  ),
  places: z.array(
    z.object({
      teamId: id,
      memberId: id,
      teamName: z.string(),
      role: z.string(),
      isArchived: z.boolean(),
    }),
  ),
  /** Whether the teams may show pictures; a no in one of them counts. */
  pictures: z.enum(['yes', 'no', 'unanswered']).nullable(),
  /** The state of all bills in the club's teams. */
  fee: z.enum(feeStates).nullable(),
  /** The background check of staff; null for others. */
  check: z.enum(['valid', 'missing']).nullable(),
  membership: clubMembership.nullable(),
})

export const clubPeople = z.object({
  people: z.array(clubPerson),
  count: z.int(),
  /** The next free membership number in the club's format. */
  nextNumber: z.string(),
})

export type ClubPeopleQuery = Omit<z.infer<typeof clubPeopleQuery>, 'clubId'>
export type ClubPerson = z.infer<typeof clubPerson>
export type ClubPeople = z.infer<typeof clubPeople>
