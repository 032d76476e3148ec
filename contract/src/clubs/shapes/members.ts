import { z } from 'zod'

import { id, line } from '../../wire/values.ts'
import { clubKey } from '../shapes.ts'

export const clubPeopleWanted = clubKey.extend({
  /** Part of a name. */
  search: line(120).default(''),
  /** Only who plays in this team. */
  teamId: id.optional(),
  /** Only who plays in a team of this age group. */
  ageGroup: line(60).optional(),
  page: z.coerce.number<number | string>().int().min(1).max(1000).default(1),
})

/** Somebody of the club: who has an account is one person in all the teams. */
const clubPerson = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  hasJoined: z.boolean(),
  isPlaceholder: z.boolean(),
  /** Of those who were invited alone: they may have no other name yet. */
  email: z.string().nullable(),
  places: z.array(z.object({ teamId: id, memberId: id, teamName: z.string(), role: z.string() })),
})

export const clubPeople = z.object({ people: z.array(clubPerson), count: z.int() })

export type ClubPeopleWanted = Omit<z.infer<typeof clubPeopleWanted>, 'clubId'>
export type ClubPerson = z.infer<typeof clubPerson>
export type ClubPeople = z.infer<typeof clubPeople>
