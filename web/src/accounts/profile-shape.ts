import { meChange } from '@touchline/contract/accounts/shapes'
import { readTypedBirthDate } from '@touchline/domain/values/birth-date'
import { z } from 'zod'

const { firstName, lastName, phone } = meChange
  .pick({ firstName: true, lastName: true, phone: true })
  .required().shape
const { avatarFileId } = meChange.shape

/** The contract's shape with the date as typed. */
export const profileShape = z.object({
  firstName,
  lastName,
  phone,
  avatarFileId,
  dateOfBirth: z.string().transform((typed, context) => {
    if (typed.trim() === '') return null
    const read = readTypedBirthDate(typed, new Date().toISOString().slice(0, 10))
    if (read.kind === 'day') return read.day
    context.addIssue({ code: 'custom' })
    return z.NEVER
  }),
})

export type TypedProfile = z.input<typeof profileShape>
export type Profile = z.output<typeof profileShape>
