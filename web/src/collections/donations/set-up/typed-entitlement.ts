import type { DonationsShape, Entitlement } from '@touchline/contract/collections/shapes/donations'
import type { DonationCountry } from '@touchline/domain/collections/donations/countries'
import { noticeProblem, type GermanNotice } from '@touchline/domain/collections/donations/notices'
import {
  isFrenchNumber,
  isSpanishNumber,
} from '@touchline/domain/collections/donations/tax-numbers'

import type { DonationProblem } from '../use-problems.ts'

type French = Extract<Entitlement, { country: 'FR' }>
type Spanish = Extract<Entitlement, { country: 'ES' }>

/** What a club confirms while it is typed, with the fields of every country. */
export interface TypedEntitlement {
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly town: string
  readonly purposes: string
  readonly signer: string
  readonly signerRole: string
  readonly taxOffice: string
  readonly taxNumber: string
  readonly notice: GermanNotice
  readonly noticeOn: string
  readonly assessmentPeriod: string
  readonly areFeesDeductible: boolean
  readonly machineNoticeOn: string
  readonly number: string
  readonly frenchCategory: French['category']
  readonly decreeOn: string
  readonly articles: French['articles']
  readonly spanishCategory: Spanish['category']
  /** A new picture of the signature. */
  readonly signature: File | undefined
  readonly isSignatureRemoved: boolean
  readonly isConfirmed: boolean
}

/** The fields that are lines of text or days. */
export type TextName = {
  [Name in keyof TypedEntitlement]: TypedEntitlement[Name] extends string ? Name : never
}[keyof TypedEntitlement]

const nothing: TypedEntitlement = {
  name: '',
  street: '',
  postcode: '',
  town: '',
  purposes: '',
  signer: '',
  signerRole: '',
  taxOffice: '',
  taxNumber: '',
  notice: 'exemption',
  noticeOn: '',
  assessmentPeriod: '',
  areFeesDeductible: false,
  machineNoticeOn: '',
  number: '',
  frenchCategory: 'general_interest',
  decreeOn: '',
  articles: ['200', '238 bis'],
  spanishCategory: 'b',
  signature: undefined,
  isSignatureRemoved: false,
  isConfirmed: false,
}

/** What was confirmed last, or what is usual for a sports club. */
export function typedEntitlement(
  { entitlement, country }: DonationsShape,
  clubName: string,
): TypedEntitlement {
  if (entitlement === null || entitlement.country !== country)
    return { ...nothing, name: clubName, purposes: country === 'DE' ? 'des Sports' : '' }
  switch (entitlement.country) {
    case 'DE':
      return { ...nothing, ...entitlement, machineNoticeOn: entitlement.machineNoticeOn ?? '' }
    case 'FR':
      return {
        ...nothing,
        ...entitlement,
        frenchCategory: entitlement.category,
        decreeOn: entitlement.decreeOn ?? '',
      }
    case 'ES':
      return { ...nothing, ...entitlement, spanishCategory: entitlement.category }
  }
}

/** As the server takes it. */
export function entitlementOf(typed: TypedEntitlement, country: DonationCountry): Entitlement {
  const { name, street, postcode, town, purposes, signer, signerRole, number } = typed
  const club = { name, street, postcode, town, purposes, signer, signerRole }
  switch (country) {
    case 'DE': {
      const { taxOffice, taxNumber, notice, noticeOn, assessmentPeriod, areFeesDeductible } = typed
      return {
        country,
        ...club,
        taxOffice,
        taxNumber,
        notice,
        noticeOn,
        assessmentPeriod: notice === 'statutes' ? '' : assessmentPeriod,
        areFeesDeductible,
        machineNoticeOn: typed.machineNoticeOn === '' ? null : typed.machineNoticeOn,
      }
    }
    case 'FR': {
      const isRecognised = typed.frenchCategory === 'public_utility'
      const decreeOn = isRecognised && typed.decreeOn !== '' ? typed.decreeOn : null
      const { frenchCategory: category, articles } = typed
      return { country, ...club, number, category, decreeOn, articles }
    }
    case 'ES':
      return { country, ...club, number, category: typed.spanishCategory }
  }
}

export type EntitlementProblems = Partial<Record<keyof TypedEntitlement, DonationProblem>>

interface Facts {
  readonly country: DonationCountry
  readonly today: string
  readonly hasSignature: boolean
}

/** What is wrong, by field. */
export function problemsOfEntitlement(typed: TypedEntitlement, facts: Facts): EntitlementProblems {
  const missing = requiredIn(typed, facts).filter((field) => typed[field].trim() === '')
  const isNumberRight = facts.country === 'FR' ? isFrenchNumber : isSpanishNumber
  const notice = typed.noticeOn === '' ? undefined : noticeProblem(typed, facts.today)
  return {
    ...(facts.country === 'DE' && notice !== undefined && { noticeOn: notice }),
    ...(facts.country !== 'DE' && !isNumberRight(typed.number) && { number: 'number_wrong' }),
    ...(facts.country === 'FR' && typed.articles.length === 0 && { articles: 'missing' }),
    ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
    ...(!typed.isConfirmed && { isConfirmed: 'confirm' }),
  }
}

/** The lines that the country's form can't do without. */
function requiredIn(
  typed: TypedEntitlement,
  { country, hasSignature }: Facts,
): readonly TextName[] {
  const always = ['name', 'street', 'postcode', 'town', 'purposes', 'signer'] as const
  if (country === 'ES') return always
  if (country === 'FR')
    return typed.frenchCategory === 'public_utility' ? [...always, 'decreeOn'] : always
  return [
    ...always,
    'taxOffice',
    'taxNumber',
    'noticeOn',
    ...(typed.notice === 'statutes' ? [] : (['assessmentPeriod'] as const)),
    ...(isSigned(typed, hasSignature) ? (['machineNoticeOn'] as const) : []),
  ]
}

/** Whether receipts will carry a printed signature. */
export function isSigned(typed: TypedEntitlement, hasSignature: boolean): boolean {
  return typed.signature !== undefined || (hasSignature && !typed.isSignatureRemoved)
}
