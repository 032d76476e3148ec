import { campaignSteps } from '@touchline/domain/collections/campaign'
import { collectionLimits as limits } from '@touchline/domain/collections/limits'
import { collectionKinds } from '@touchline/domain/collections/readiness'
import { z } from 'zod'

import { requiredProof, givenProof } from '../../accounts/shapes/proof.ts'
import { day, requiredLine, id, instant, line, paragraph, version } from '../../wire/values.ts'
import { amount, currency, totalAmount } from './money.ts'

export const collectionKind = z.enum(collectionKinds)
export const collectionState = z.enum(['draft', 'open', 'closed'])

export const teamKey = z.object({ teamId: id })
export const collectionKey = teamKey.extend({ collectionId: id })

const stock = z.int().min(0).max(limits.stock).nullable()

/** A size of an article with its own stock; null: unlimited. */
const size = z.object({ id, name: requiredLine(40), stock })

/**
 * A fee, an article of a pre-order, or a fund's donation (domain/collections/fees). The client
 * chooses ids, so that fields and bills can refer to them at once.
 */
export const fee = z.object({
  id,
  name: requiredLine(limits.nameLength),
  details: paragraph(limits.detailsLength),
  type: z.enum(['fixed', 'free', 'new']),
  amount: amount.nullable(),
  isActive: z.boolean(),
  stock,
  sizes: z.array(size).max(limits.sizes),
})

export type FeeShape = z.infer<typeof fee>

/** A question besides name and address (domain/collections/form-fields). */
export const formField = z.object({
  id,
  name: requiredLine(limits.nameLength),
  type: z.enum(['text', 'textarea', 'number', 'date', 'checkbox', 'select']),
  isMandatory: z.boolean(),
  feeId: id.nullable(),
  options: z.array(requiredLine(limits.nameLength)).max(limits.options),
})

export type FormFieldShape = z.infer<typeof formField>

const days = z.int().min(1).max(365).nullable()

/** Everything the wizard sets; a draft may be incomplete. */
const settings = z.object({
  step: z.enum(campaignSteps),
  name: line(limits.nameLength),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  details: paragraph(limits.detailsLength),
  /** As typed; publishing needs a valid address or none. */
  organizerEmail: line(254),
  phone: line(40),
  currency,
  fees: z.array(fee).max(limits.fees),
  fields: z.array(formField).max(limits.fields),
  takesInstalments: z.boolean(),
  takesOffline: z.boolean(),
  broadcast: z.enum(['private', 'public']),
  opensOn: day.nullable(),
  closesOn: day.nullable(),
  organizerEvery: days,
  reminderAfter: days,
  /** For a fund. */
  goal: amount.nullable(),
  /** For people, in an activity; the rest wait. Null: no limit. */
  places: z.int().min(1).max(limits.places).nullable(),
  /** Days that a place waits for its payment while others want it; null: always. */
  holdDays: days,
})

export type CollectionSettings = z.infer<typeof settings>

export const newCollection = teamKey.extend({
  kind: collectionKind,
  /** Chosen by the client, so that a repeated request makes one draft. */
  draftId: id.optional(),
})

/** Saves a wizard step or the settings. `version` is the one edited; an older one is refused. */
export const collectionEdit = collectionKey.extend({ ...settings.shape, version })

export const collection = settings.extend({
  id,
  kind: collectionKind,
  state: collectionState,
  version,
  /** Address of the form, whole. */
  formUrl: z.string(),
  createdAt: instant,
  publishedAt: instant.nullable(),
  /** Fees used in bills: can be switched off, but not deleted, and keep their price. */
  usedFeeIds: z.array(id),
  billCount: z.int(),
  /** What prevents publishing, by field; empty if nothing does. */
  problems: z.record(z.string(), z.string()),
  payee: z.enum(['none', 'onboarding', 'ready']),
})

export type CollectionShape = z.infer<typeof collection>

/** Totals for admins in minor units. */
const figures = z.object({
  charged: totalAmount,
  paid: totalAmount,
  outstanding: totalAmount,
  late: totalAmount,
  invited: z.int(),
  /** Invited people without a bill. */
  unfilled: z.int(),
  bills: z.int(),
  paidBills: z.int(),
  requests: z.int(),
})

const brief = z.object({
  id,
  kind: collectionKind,
  state: collectionState,
  name: z.string(),
  currency,
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  goal: amount.nullable(),
  createdAt: instant,
  /** A draft never saved; deleted after a while. */
  isUntouched: z.boolean(),
})

/** For members and parents: the person it is for, and the outstanding amount. */
const mine = z.object({
  formUrl: z.string(),
  /** Invited members without a bill for whom the reader may answer. */
  asked: z.array(z.object({ memberId: id, name: z.string() })),
  bills: z.array(
    z.object({
      id,
      pageUrl: z.string(),
      charged: totalAmount,
      outstanding: totalAmount,
      dueOn: day.nullable(),
    }),
  ),
})

export const collectionRow = brief.extend({ figures: figures.nullable(), mine: mine.nullable() })

export type CollectionRowShape = z.infer<typeof collectionRow>

/** All collections for admins; for others those that concern them. */
export const collectionList = z.object({
  collections: z.array(collectionRow),
  mayRun: z.boolean(),
})

const invitees = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nobody') }),
  z.object({ kind: z.literal('everybody') }),
  z.object({ kind: z.literal('members'), memberIds: z.array(id).min(1).max(2000) }),
])

export type Invitees = z.infer<typeof invitees>

/** `version` of the draft that is published; a closed collection reopens without it. */
export const stateChange = collectionKey.extend({
  state: z.enum(['open', 'closed']),
  version: version.optional(),
  invite: invitees.default({ kind: 'nobody' }),
})

/** The number of recipients. */
export const notificationResult = z.object({ count: z.int() })

export const deletionResult = z.object({ id })

/** The address for Swiss QR-bills, split as in their standard. */
/** On Swiss payment slips (QR-bill), as its standard parts it. */
const payoutAddress = z
  .object({
    street: requiredLine(70),
    building: line(16),
    postcode: requiredLine(16),
    town: requiredLine(35),
  })
  .nullable()

export type PayoutAddress = z.infer<typeof payoutAddress>

export const payout = z.object({
  provider: z.enum(['stripe', 'sandbox']),
  state: z.enum(['none', 'onboarding', 'ready']),
  country: z.string().nullable(),
  holder: z.string().nullable(),
  iban: z.string().nullable(),
  address: payoutAddress,
  /** Changing where money goes needs proof of identity. */
  proof: requiredProof,
})

export type PayoutShape = z.infer<typeof payout>

export const payoutEdit = teamKey.extend({
  /** Account for transfers; both or neither. */
  holder: line(140).nullable(),
  /** The check digits must be valid; blanks are ignored. */
  iban: line(50).nullable(),
  /** The holder's address, for accounts in Switzerland and Liechtenstein. */
  address: payoutAddress.default(null),
  ...givenProof.shape,
})

export const onboarding = teamKey.extend({
  country: z.string().regex(/^[A-Z]{2}$/),
  /** The path the provider returns to. */
  returnPath: z
    .string()
    .regex(/^\/[^/\\]/)
    .max(500),
  ...givenProof.shape,
})

export const onboardingPage = z.object({ url: z.string() })
