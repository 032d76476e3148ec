import { announcementKinds } from '@touchline/domain/accounts/announcements'
import { introductions } from '@touchline/domain/accounts/introductions'
import { goals, referralSources } from '@touchline/domain/accounts/onboarding'
import { themes } from '@touchline/domain/accounts/theme'
import { topics } from '@touchline/domain/accounts/topics'
import { isTimeZone } from '@touchline/domain/values/countries'
import { z } from 'zod'

import { picture } from '../files/shapes.ts'
import { featuresOffShape } from '../wire/features.ts'
import { day, email, requiredLine, id, instant, language, phone } from '../wire/values.ts'

const onboarding = z.object({
  referralSource: z.enum(referralSources).nullable(),
  goals: z.array(z.enum(goals)).max(goals.length),
})

export const me = z.object({
  id,
  /** Null for an account that signs in by phone only, or anonymously. */
  email: email.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phone: phone.nullable(),
  dateOfBirth: day.nullable(),
  language,
  theme: z.enum(themes),
  timeZone: z.string().nullable(),
  avatar: picture.nullable(),
  /** Listed in OPERATOR_EMAILS: may open the operator pages. */
  isOperator: z.boolean(),
  /** Features the operator has turned off for this installation. */
  featuresOff: featuresOffShape,
  /** Null until the questions after the first team are answered or skipped. */
  onboardedAt: instant.nullable(),
  onboarding,
  /** True until the notice that signing in cancelled the deletion has been dismissed. */
  isDeletionCalledOff: z.boolean(),
  /** Pages whose introduction has been read. */
  introductionsSeen: z.array(z.enum(introductions)),
  /** Current announcements of the operator, in the reader's language if there is a translation. */
  announcements: z.array(z.object({ id, kind: z.enum(announcementKinds), text: z.string() })),
})

export type Me = z.infer<typeof me>

export const meChange = z
  .object({
    firstName: requiredLine(80),
    lastName: requiredLine(80),
    phone: phone.nullable(),
    dateOfBirth: day.nullable(),
    language,
    theme: z.enum(themes),
    timeZone: z.string().max(64).refine(isTimeZone).nullable(),
    /** From the storage upload with purpose avatar; null removes the picture. */
    avatarFileId: id.nullable(),
    /** Answers to the questions after the first team; empty when they were skipped. */
    onboarding: onboarding.partial(),
    /** The page whose introduction has been read. */
    introductionSeen: z.enum(introductions),
    /** Dismisses the notice that the deletion was cancelled. */
    isDeletionCalledOff: z.literal(false),
  })
  .partial()

const choices = z.object({
  /** Topics sent by push and by email; `changes` needs at least one of the two. */
  pushTopics: z.array(z.enum(topics)).max(topics.length),
  emailTopics: z.array(z.enum(topics)).max(topics.length),
  reports: z.boolean(),
  reportsWhenAttending: z.boolean(),
  productNews: z.boolean(),
  partnerOffers: z.boolean(),
})

/** HH:MM in the account's time zone. */
export const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** Emails wait until quiet hours end. */
const quiet = { quietHours: z.boolean(), quietFrom: clock, quietUntil: clock }

export const preferences = choices.extend({
  ...quiet,
  /** Minors get no reports or newsletters. */
  isMinor: z.boolean(),
})

/** Only the fields that are sent change. */
export const preferencesChange = choices.extend(quiet).partial()

export type PreferencesOnWire = z.infer<typeof preferences>
export type PreferencesChange = z.infer<typeof preferencesChange>
export type MeChange = z.infer<typeof meChange>
