import { membershipKinds } from '@touchline/domain/clubs/memberships/options'
import { maxClubTeams } from '@touchline/domain/clubs/options'
import { guardianRoles } from '@touchline/domain/members/roles'
import {
  fieldRequirements,
  registrationLimits as limits,
  registrationStates,
} from '@touchline/domain/registrations/settings'
import { z } from 'zod'

import { clubKey } from '../clubs/shapes.ts'
import { formField } from '../collections/shapes/collection.ts'
import { duesRules } from '../collections/shapes/dues.ts'
import { amount, currency } from '../collections/shapes/money.ts'
import { teamKey } from '../teams/shapes.ts'
import { cappedRecord } from '../wire/caps.ts'
import {
  color,
  country,
  day,
  email,
  requiredLine,
  id,
  instant,
  language,
  line,
  paragraph,
  phone,
  version,
} from '../wire/values.ts'

/** What stands behind /register-with/ in the address of a form. */
const key = z.string().regex(/^[\w-]{16,64}$/)
/** The token of /registration/{token}: its holder may answer for the family. */
const token = z.string().min(16).max(200)
const kind = z.enum(membershipKinds)
const places = z.int().min(0).max(limits.places).nullable()

/** A question of the form's own, asked about each person. */
const field = formField.omit({ feeId: true })

/** A fee of one of the team's collections. */
const fee = z.object({ collectionId: id, feeId: id })

/** What a form asks, and for which teams. */
export const registrationSettings = z.object({
  intro: paragraph(limits.introLength),
  /** Where the statutes can be read; empty: nowhere. */
  statutesUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]),
  kinds: z.array(kind).min(1).max(membershipKinds.length),
  address: z.enum(fieldRequirements),
  /** The mandate for direct debits. */
  mandate: z.enum(fieldRequirements),
  asksPhotos: z.boolean(),
  /** Visitors see how many places are left. */
  showsPlaces: z.boolean(),
  /** `places`: the most players; null: no limit. The rest wait. */
  teams: z.array(z.object({ id, places })).max(maxClubTeams),
  fields: z.array(field).max(limits.fields),
  /** Of a team without a club: billed to those who are accepted. A club bills by its rules. */
  fee: fee.nullable().default(null),
})

/** The form as a club or team sets it up. */
export const registrationForm = z.object({
  /** Null until it was saved for the first time, like its address. */
  key: key.nullable(),
  /** The address to pass on. */
  url: z.url().nullable(),
  isOpen: z.boolean(),
  settings: registrationSettings,
  teams: z.array(z.object({ id, name: z.string(), players: z.int() })),
  /** Of open collections, for a team to choose from. */
  fees: z.array(fee.extend({ collection: z.string(), name: z.string(), amount, currency })),
  /** Waiting for an answer. */
  openCount: z.int(),
  /** Nought until it was saved for the first time. */
  version,
})

const edit = { isOpen: z.boolean(), settings: registrationSettings, version }

export const registrationFormEdit = clubKey.extend(edit)
export const teamRegistrationFormEdit = teamKey.extend(edit)

export const registrationFormKey = z.object({ key })

/** The form as a visitor sees it. */
export const publicRegistrationForm = z.object({
  owner: z.object({
    kind: z.enum(['club', 'team']),
    name: z.string(),
    color,
    country,
    logoUrl: z.string().nullable(),
  }),
  isOpen: z.boolean(),
  /** Today where the club or team is. */
  today: day,
  settings: registrationSettings.omit({ teams: true, showsPlaces: true, fee: true }),
  teams: z.array(
    z.object({
      id,
      name: z.string(),
      ageGroup: z.string().nullable(),
      isFull: z.boolean(),
      /** Null where there is no limit, or it is not shown. */
      placesLeft: places,
    }),
  ),
  /** The team that takes an age: to propose one. */
  cutOff: day,
  /** What membership costs; null where the club has not said. */
  dues: z
    .object({
      rules: duesRules.omit({ automatic: true }),
      currency,
      months: z.literal([12, 6, 3, 1]),
    })
    .nullable(),
  /** What joining a team without a club costs; null where nothing is billed. */
  fee: z.object({ name: z.string(), amount, currency }).nullable(),
})

const contact = z.object({
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email,
  phone,
  address: line(limits.addressLength),
  /** To the minors of the registration. */
  role: z.enum(guardianRoles).default('guardian'),
})

const secondGuardian = contact.omit({ address: true }).extend({ phone: phone.nullable() })

const registering = z.object({
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  dateOfBirth: day,
  /** The contact registers themselves. */
  isContact: z.boolean().default(false),
  /** Null: the club decides. */
  teamId: id.nullable(),
  kind: kind.default('active'),
  photos: z.boolean().nullable().default(null),
  answers: cappedRecord(id, paragraph(500), limits.fields).default({}),
})

export const newRegistration = registrationFormKey.extend({
  /** The browser's id: sent twice, it is one registration. */
  clientId: id,
  language,
  contact,
  secondGuardian: secondGuardian.nullable().default(null),
  people: z.array(registering).min(1).max(limits.people),
  /** The account that the club may debit. */
  mandate: z
    .object({ holder: requiredLine(100), iban: line(50), agrees: z.boolean() })
    .nullable()
    .default(null),
  agrees: z.boolean(),
})

export type NewRegistration = z.output<typeof newRegistration>

export const registrationResult = z.object({ email: z.string() })

export const registrationToken = z.object({ token })

const state = z.enum(registrationStates)

/** A registration as the family sees it: people by first name. */
export const ownRegistration = z.object({
  owner: publicRegistrationForm.shape.owner,
  isConfirmed: z.boolean(),
  people: z.array(
    z.object({
      id,
      firstName: z.string(),
      team: z.string().nullable(),
      state,
      offerUntil: instant.nullable(),
      /** On the waiting list, from one. */
      position: z.int().nullable(),
    }),
  ),
})

export const registrationAnswer = registrationToken.extend({
  answer: z.enum(['confirm', 'take', 'withdraw']),
  /** Of `take` and `withdraw`: about whom; all of them where it is left out. */
  personId: id.optional(),
})

const match = z.object({
  personId: id,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: day.nullable(),
  teams: z.array(z.string()),
  /** The name is the same, and the birth date, a guardian's address or their own address. */
  isSure: z.boolean(),
  /** Of a minor: the contact isn't a guardian yet, and would become one. */
  addsGuardian: z.boolean(),
})

const registeredPerson = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: day,
  age: z.int(),
  isContact: z.boolean(),
  teamId: id.nullable(),
  /** Of no team chosen: the one that takes the age. */
  proposedTeamId: id.nullable(),
  kind,
  photos: z.boolean().nullable(),
  answers: z.array(z.object({ name: z.string(), answer: z.string() })),
  state,
  since: instant,
  offerUntil: instant.nullable(),
  /** Someone of the club or team who may be the same person. */
  match: match.nullable(),
})

export const registration = z.object({
  id,
  confirmedAt: instant,
  contact: contact.extend({ phone: z.string().nullable(), address: z.string().nullable() }),
  secondGuardian: secondGuardian.nullable(),
  hasMandate: z.boolean(),
  people: z.array(registeredPerson),
})

export type RegistrationShape = z.infer<typeof registration>

/** Waiting for an answer; or decided, the latest first. */
const which = { state: z.enum(['open', 'decided']).default('open') }

export const registrationsQuery = clubKey.extend(which)
export const teamRegistrationsQuery = teamKey.extend(which)

export const registrationsPage = z.object({
  registrations: z.array(registration),
  teams: z.array(z.object({ id, name: z.string(), placesLeft: places })),
})

export type RegistrationsPage = z.infer<typeof registrationsPage>

const decision = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accept'),
    people: z
      .array(
        z.object({
          id,
          /** Null: a member without a team. */
          teamId: id.nullable(),
          /** Who of the club or team they are; null: nobody. Left out: the sure match, no namesake. */
          personId: id.nullable().optional(),
          /** Of a minor who is the same person: the adults of the registration become guardians. */
          addsGuardian: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(limits.people),
    /** Writes the first bill by the club's rule, or of the form's fee. */
    bills: z.boolean().default(true),
  }),
  /** Onto the waiting list, a place offered from it, or a polite no; the family is written to. */
  z.object({
    kind: z.enum(['wait', 'offer', 'decline']),
    people: z.array(z.object({ id })).min(1).max(limits.people),
    message: paragraph(1000).default(''),
  }),
])

export const registrationDecision = clubKey.extend({ decision })
export const teamRegistrationDecision = teamKey.extend({ decision })

export type RegistrationDecision = z.output<typeof decision>

export const billOutcomes = [
  'billed',
  'nothing_due',
  'no_rules',
  'no_team',
  'no_premium',
  'sold_out',
  'not_wanted',
] as const

export const registrationDecisionResult = registrationsPage.extend({
  /** What became of the first bill of those who were accepted. */
  bill: z.enum(billOutcomes).nullable(),
})
