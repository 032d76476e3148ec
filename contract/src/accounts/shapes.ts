import { introductions } from '@touchline/domain/accounts/introductions'
import { goals, referralSources } from '@touchline/domain/accounts/onboarding'
import { themes } from '@touchline/domain/accounts/theme'
import { topics } from '@touchline/domain/accounts/topics'
import { isTimeZone } from '@touchline/domain/values/countries'
import { z } from 'zod'

import { picture } from '../files/shapes.ts'
import { day, email, filledLine, id, instant, language, phone } from '../wire/values.ts'

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
  /** The operator's pages are theirs (OPERATOR_EMAILS). */
  isOperator: z.boolean(),
  /** Null until the questions after the first team were answered or skipped. */
  onboardedAt: instant.nullable(),
  /** What was answered to them so far. */
  onboarding,
  /** Signing in has called off the deletion of the account, and the person has not been told yet. */
  isDeletionCalledOff: z.boolean(),
  /** The introductions of pages that were read to the end; the others are still to be shown. */
  introductionsSeen: z.array(z.enum(introductions)),
})

export type Me = z.infer<typeof me>

export const meChange = z
  .object({
    firstName: filledLine(80),
    lastName: filledLine(80),
    phone: phone.nullable(),
    dateOfBirth: day.nullable(),
    language,
    theme: z.enum(themes),
    timeZone: z.string().max(64).refine(isTimeZone).nullable(),
    /** From the storage upload with purpose avatar; null takes the picture away. */
    avatarFileId: id.nullable(),
  })
  .partial()

/** What is left out stays as it was answered; without both, the questions were skipped. */
export const onboardingAnswers = onboarding.partial()

export const seenIntroduction = z.object({ introduction: z.enum(introductions) })

const choices = z.object({
  /** What comes as a push, and what by email; changes always come one way. */
  pushTopics: z.array(z.enum(topics)).max(topics.length),
  emailTopics: z.array(z.enum(topics)).max(topics.length),
  reports: z.boolean(),
  reportsWhenAttending: z.boolean(),
  productNews: z.boolean(),
  partnerOffers: z.boolean(),
})

/** On the clock of my zone: HH:MM. */
export const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** When letters wait for the morning. */
const quiet = { quietHours: z.boolean(), quietFrom: clock, quietUntil: clock }

export const preferences = choices.extend({
  ...quiet,
  /** Reports and newsletters are for adults: to minors they are off and stay off. */
  isMinor: z.boolean(),
})

/** What is not sent stays as it is. */
export const preferencesChange = choices.extend(quiet).partial()

export type PreferencesOnWire = z.infer<typeof preferences>
export type PreferencesChange = z.infer<typeof preferencesChange>
export type MeChange = z.infer<typeof meChange>
export type OnboardingAnswers = z.infer<typeof onboardingAnswers>
