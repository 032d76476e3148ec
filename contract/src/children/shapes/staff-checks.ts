import { checkStandings, checkStates } from '@touchline/domain/children/staff-checks'
import { z } from 'zod'

import { day, id } from '../../wire/values.ts'

export const checksOfClub = z.object({ clubId: id })

export const checkKey = checksOfClub.extend({ accountId: id })

export const checksChange = checksOfClub.extend({ isRequired: z.boolean() })

/** Everything kept about a check: result, date and last valid day. */
export const newCheck = checkKey.extend({
  state: z.enum(checkStates),
  checkedOn: day,
  endsOn: day,
})

/** A staff member of the club or one of its teams, with their check. */
export const checkedPerson = z.object({
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  isManager: z.boolean(),
  /** The teams they run. */
  teams: z.array(z.string()),
  standing: z.enum(checkStandings),
  checkedOn: day.nullable(),
  endsOn: day.nullable(),
  /** Who recorded it. */
  recordedBy: z.string().nullable(),
})

export const staffChecks = z.object({
  isRequired: z.boolean(),
  /** The club's country, which decides what the certificate is called. */
  country: z.string(),
  people: z.array(checkedPerson),
})

export type CheckedPerson = z.infer<typeof checkedPerson>
export type StaffChecks = z.infer<typeof staffChecks>
