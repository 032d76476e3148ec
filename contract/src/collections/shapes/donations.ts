import { donationCountries } from '@touchline/domain/collections/donations/countries'
import { donationLimits as limits } from '@touchline/domain/collections/donations/limits'
import { germanNotices } from '@touchline/domain/collections/donations/notices'
import {
  isFrenchNumber,
  isSpanishNumber,
} from '@touchline/domain/collections/donations/tax-numbers'
import { paymentMethods } from '@touchline/domain/collections/journal'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, requiredLine, id, instant, line, version } from '../../wire/values.ts'
import { totalAmount } from './money.ts'

const address = {
  street: requiredLine(limits.streetLength),
  postcode: requiredLine(limits.postcodeLength),
  town: requiredLine(limits.townLength),
}

const club = {
  /** The club's name in its statutes. */
  name: requiredLine(limits.nameLength),
  ...address,
  /** What donations are used for, as the form of the country asks. */
  purposes: requiredLine(limits.purposeLength),
  signer: requiredLine(limits.nameLength),
  /** The signer's office, such as "Schatzmeisterin". */
  signerRole: line(limits.nameLength),
}

const german = z.object({
  country: z.literal('DE'),
  ...club,
  taxOffice: requiredLine(limits.nameLength),
  taxNumber: requiredLine(30),
  notice: z.enum(germanNotices),
  noticeOn: day,
  /** Of the last assessment; empty for a finding on the statutes. */
  assessmentPeriod: line(30),
  /** Membership fees of sports clubs are not. */
  areFeesDeductible: z.boolean(),
  /** When the tax office was notified of printed signatures on receipts. */
  machineNoticeOn: day.nullable(),
})

export const frenchArticles = ['200', '238 bis'] as const
export const frenchCategories = ['general_interest', 'public_utility'] as const

const french = z.object({
  country: z.literal('FR'),
  ...club,
  /** SIREN or RNA. */
  number: line(20).refine(isFrenchNumber, { error: 'number_wrong' }),
  category: z.enum(frenchCategories),
  /** The decree and its publication, for associations of public utility. */
  decreeOn: day.nullable(),
  articles: z.array(z.enum(frenchArticles)).min(1).max(2),
})

/** The letters of article 2 of Ley 49/2002: foundations, associations of public utility, federations. */
export const spanishCategories = ['a', 'b', 'e'] as const

const spanish = z.object({
  country: z.literal('ES'),
  ...club,
  number: line(20).refine(isSpanishNumber, { error: 'number_wrong' }),
  category: z.enum(spanishCategories),
})

/** Why a club may issue receipts, as the form of its country names it. */
export const entitlement = z.discriminatedUnion('country', [german, french, spanish])

export type Entitlement = z.output<typeof entitlement>

/** A picture of the signature; without one, receipts are signed by hand. */
const signatureChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('keep') }),
  z.object({ kind: z.literal('remove') }),
  z.object({
    kind: z.literal('replace'),
    base64: z.base64().max(Math.ceil(limits.signatureBytes / 3) * 4),
  }),
])

/** `version` is the one edited, 0 for none. */
export const entitlementEdit = clubKey.extend({
  entitlement,
  signature: signatureChange,
  /** The club confirms that it is entitled. */
  isConfirmed: z.literal(true),
  version,
})

export type EntitlementEdit = z.output<typeof entitlementEdit>

/** A donor as the form names them. */
export const donorDetails = z.object({
  name: requiredLine(limits.nameLength),
  ...address,
  /** Asked for in Spain. */
  taxNumber: line(20),
})

export type DonorDetails = z.output<typeof donorDetails>

const receipt = z.object({
  id,
  /** "2026/17". */
  number: z.string(),
  total: totalAmount,
  issuedAt: instant,
  sentAt: instant.nullable(),
  /** Has a printed signature; others are signed by hand. */
  isSigned: z.boolean(),
  voided: z.object({ at: instant, reason: z.string() }).nullable(),
  /** Money went back since: the receipt says too much. */
  isOutdated: z.boolean(),
})

export type DonationReceiptShape = z.output<typeof receipt>

const year = z.int().min(2000).max(2100)

/** Names a donor within the club; changes when their address for emails does. */
const donorKey = z.string().regex(/^[\w-]{1,64}$/)

const donor = z.object({
  donorKey,
  name: z.string(),
  hasEmail: z.boolean(),
  /** Null until entered. */
  details: donorDetails.nullable(),
  /** What they gave in the year, in cents. */
  given: totalAmount,
  /** The part that is on no receipt yet. */
  open: totalAmount,
  donations: z.array(
    z.object({
      onDay: day,
      amount: totalAmount,
      method: z.enum(paymentMethods),
      collection: z.string(),
    }),
  ),
  receipts: z.array(receipt),
  /** Why no receipt can be issued. */
  refusal: z.enum(['no_details', 'no_tax_number', 'nothing_open']).nullable(),
})

export type DonorShape = z.output<typeof donor>

export const donations = z.object({
  /** Null where we don't know the form of the club's country. */
  country: z.enum(donationCountries).nullable(),
  /** Null until the club confirmed. */
  entitlement: entitlement.nullable(),
  hasSignature: z.boolean(),
  version,
  /** Why receipts can't be issued. */
  refusal: z.enum(['not_confirmed', 'notice_expired']).nullable(),
  year,
  /** Years with donations, latest first. */
  years: z.array(z.int()),
  donors: z.array(donor),
  /** Donations in other currencies or paid in the sandbox, which are on no receipt. */
  leftOut: z.int(),
})

export type DonationsShape = z.output<typeof donations>

export const donationsQuery = clubKey.extend({
  year: z.coerce.number<number | string>().int().min(2000).max(2100).optional(),
})

export const donorEdit = clubKey.extend({ year, donorKey, details: donorDetails })

export const newReceipts = clubKey.extend({
  year,
  donorKeys: z.array(donorKey).min(1).max(limits.atOnce),
})

const receiptKey = clubKey.extend({ receiptId: id })

export const receiptVoid = receiptKey.extend({ reason: requiredLine(limits.reasonLength) })

export const receiptEmails = clubKey.extend({
  receiptIds: z.array(id).min(1).max(limits.atOnce),
})

export const receiptDownload = receiptKey
