import { audiences, customKinds, maxChoices } from '@touchline/domain/members/custom-fields'
import { genders } from '@touchline/domain/members/genders'
import { guardianRoles } from '@touchline/domain/members/roles'
import { sides } from '@touchline/domain/members/sides'
import { z } from 'zod'

import { day, email, requiredLine, instant, line, paragraph, phone } from '../../wire/values.ts'

/** The position of a row in its file, from 1, by which other rows refer to it. */
export const ref = z.int().min(1).max(1_000_000)

export const fieldRow = z.strictObject({
  name: requiredLine(60),
  kind: z.enum(customKinds),
  audience: z.enum(audiences),
  choices: z.array(requiredLine(60)).max(maxChoices),
})

const count = z.int().min(0).max(1_000_000)

const earlierFigures = z.strictObject({
  games: count,
  starts: count,
  minutes: count,
  goals: count,
  points: count,
  assists: count,
  yellowCards: count,
  redCards: count,
})

export const memberRow = z.strictObject({
  firstName: requiredLine(100),
  lastName: line(100),
  nickname: line(60).nullable(),
  email: email.nullable(),
  phone: phone.nullable(),
  dateOfBirth: day.nullable(),
  gender: z.enum(genders).nullable(),
  role: requiredLine(60),
  isAdmin: z.boolean(),
  isCoach: z.boolean().default(false),
  isTreasurer: z.boolean().default(false),
  isPlaceholder: z.boolean(),
  isArchived: z.boolean(),
  /** Since when: data of former members is deleted after a time. */
  archivedAt: instant.nullable().default(null),
  /** When they joined: earlier events without an answer don't count. */
  addedAt: instant.nullable().default(null),
  position: line(60).nullable(),
  jerseyNumber: z
    .string()
    .regex(/^\d{1,3}$/)
    .nullable(),
  licenceNumber: line(60).nullable(),
  dominantSide: z.enum(sides).nullable(),
  shirtSize: line(20).nullable(),
  shortsSize: line(20).nullable(),
  shoeSize: line(20).nullable(),
  address: line(300).nullable(),
  notes: paragraph(2000).nullable(),
  /** Values of the team's own fields; for a choice its position, from 1. */
  custom: z.array(z.strictObject({ field: ref, value: line(500).min(1) })).max(100),
  /** Totals from before the team's matches were here. */
  earlierFigures: earlierFigures.nullable().default(null),
})

export const guardianRow = z.strictObject({
  firstName: requiredLine(100),
  lastName: line(100),
  email: email.nullable(),
  phone: phone.nullable(),
})

export const guardianshipRow = z.strictObject({
  guardian: ref,
  member: ref,
  role: z.enum(guardianRoles),
})

export type FieldRow = z.infer<typeof fieldRow>
export type MemberRow = z.infer<typeof memberRow>
