import { campaignSteps } from '@touchline/domain/collections/campaign'
import { collectionLimits as most } from '@touchline/domain/collections/limits'
import { z } from 'zod'

import { proofNeeded, proofShown } from '../../accounts/shapes/proof.ts'
import { day, filledLine, id, instant, line, paragraph, version } from '../../wire/values.ts'
import { amount, currency, sum } from './money.ts'

export const collectionKinds = ['membership', 'activity', 'pre_order', 'fund'] as const
export const collectionKind = z.enum(collectionKinds)
export const collectionState = z.enum(['draft', 'open', 'closed'])

export const teamKey = z.object({ teamId: id })
export const collectionKey = teamKey.extend({ collectionId: id })

const stock = z.int().min(0).max(most.stock).nullable()

/** Of an article; each size has its own stock, null: as many as are wanted. */
const size = z.object({ id, name: filledLine(40), stock })

/**
 * A fee, an article of a pre-order, or what a fund asks for (domain/collections/fees). The browser gives the
 * ids, so that fields and bills can name them at once.
 */
export const fee = z.object({
  id,
  name: filledLine(most.nameLength),
  details: paragraph(most.detailsLength),
  type: z.enum(['fixed', 'free', 'new']),
  amount: amount.nullable(),
  isActive: z.boolean(),
  stock,
  sizes: z.array(size).max(most.sizes),
})

export type FeeShape = z.infer<typeof fee>

/** What a payer is asked besides names and address (domain/collections/form-fields). */
export const formField = z.object({
  id,
  name: filledLine(most.nameLength),
  type: z.enum(['text', 'textarea', 'number', 'date', 'checkbox', 'select']),
  isMandatory: z.boolean(),
  feeId: id.nullable(),
  options: z.array(filledLine(most.nameLength)).max(most.options),
})

export type FormFieldShape = z.infer<typeof formField>

const days = z.int().min(1).max(365).nullable()

/** Everything the wizard sets. A draft may lack what publishing asks for. */
const settings = z.object({
  step: z.enum(campaignSteps),
  name: line(most.nameLength),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  details: paragraph(most.detailsLength),
  /** As typed; publishing wants an address, or nothing. */
  organizerEmail: line(254),
  phone: line(40),
  currency,
  fees: z.array(fee).max(most.fees),
  fields: z.array(formField).max(most.fields),
  takesInstalments: z.boolean(),
  takesOffline: z.boolean(),
  broadcast: z.enum(['private', 'public']),
  opensOn: day.nullable(),
  closesOn: day.nullable(),
  organizerEvery: days,
  reminderAfter: days,
  /** Of a fund. */
  goal: amount.nullable(),
})

export type CollectionSettings = z.infer<typeof settings>

export const newCollection = teamKey.extend({
  kind: collectionKind,
  /** The browser's id of the draft: made twice, it is one. */
  draftId: id.optional(),
})

/** Saves a step of the wizard or, later, the settings. `version`: of what was read; an older one is refused. */
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
  /** Fees that are in bills: they can be switched off, not taken away, and keep their price. */
  usedFeeIds: z.array(id),
  billCount: z.int(),
  /** What keeps it from being published, by field; empty when nothing does. */
  problems: z.record(z.string(), z.string()),
  payee: z.enum(['none', 'onboarding', 'ready']),
})

export type CollectionShape = z.infer<typeof collection>

/** What an admin sees of one in the list: sums in minor units. */
const figures = z.object({
  charged: sum,
  paid: sum,
  outstanding: sum,
  late: sum,
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
  /** A draft that no one has saved since it was begun; it is deleted after a while. */
  isUntouched: z.boolean(),
})

/** What a member or parent sees: the person it is for, and the amount outstanding. */
const mine = z.object({
  formUrl: z.string(),
  /** Members they speak for who were asked and have no bill. */
  asked: z.array(z.object({ memberId: id, name: z.string() })),
  bills: z.array(
    z.object({ id, pageUrl: z.string(), charged: sum, outstanding: sum, dueOn: day.nullable() }),
  ),
})

export const collectionRow = brief.extend({ figures: figures.nullable(), mine: mine.nullable() })

export type CollectionRowShape = z.infer<typeof collectionRow>

/** GET /teams/{teamId}/collections: all of them for admins, and for others those that concern them. */
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

/** How many people get a message. */
export const notified = z.object({ count: z.int() })

export const deleted = z.object({ id })

/** Where the team is paid. */
/** On Swiss payment slips (QR-bill), as its standard parts it. */
const payoutAddress = z
  .object({
    street: filledLine(70),
    building: line(16),
    postcode: filledLine(16),
    town: filledLine(35),
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
  proof: proofNeeded,
})

export type PayoutShape = z.infer<typeof payout>

export const payoutEdit = teamKey.extend({
  /** Account for transfers; both or neither. */
  holder: line(140).nullable(),
  /** Check digits are asked for; blanks do not count. */
  iban: line(50).nullable(),
  /** Of the account holder, for accounts in Switzerland and Liechtenstein. */
  address: payoutAddress.default(null),
  ...proofShown.shape,
})

export const onboarding = teamKey.extend({
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Where the provider sends back to: a path of ours. */
  returnPath: z
    .string()
    .regex(/^\/[^/\\]/)
    .max(500),
  ...proofShown.shape,
})

export const onboardingPage = z.object({ url: z.string() })
