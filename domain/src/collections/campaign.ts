import { isDay } from '../events/days.ts'
import { isEmail } from '../members/email.ts'
import type { Currency } from '../values/money.ts'
import { type Fee, newFee } from './fees.ts'
import { collectionLimits } from './limits.ts'

/** The wizard's five steps, each saved separately. */
export const campaignSteps = ['information', 'fees', 'form', 'payment', 'broadcast'] as const
export type CampaignStep = (typeof campaignSteps)[number]

/** Who can open the form: people of the club, or everyone with its link. */
export type Broadcast = 'private' | 'public'

/** Calendar days, both included; null until chosen. */
export interface Period {
  readonly startsOn: string | null
  readonly endsOn: string | null
}

/** A collection being set up. Paying online in full is always possible. */
export interface Campaign {
  readonly name: string
  readonly validity: Period
  readonly details: string
  readonly organizerEmail: string
  readonly phone: string
  readonly currency: Currency
  readonly fees: readonly Fee[]
  readonly payment: { readonly instalments: boolean; readonly offline: boolean }
  readonly broadcast: Broadcast
  /** When the form is open; without dates until it is closed. */
  readonly open: Period
  /** Days between the organizer's summaries; null: never. */
  readonly organizerEvery: number | null
  /** Days after the invitation until people who owe are reminded; null: never. */
  readonly reminderAfter: number | null
  /** Places for people; null: no limit. */
  readonly places: number | null
  /** Days that a place waits for its payment while others want it; null: always. */
  readonly holdDays: number | null
}

const always = { startsOn: null, endsOn: null } as const

/** The initial values of a campaign. */
export function newCampaign(words: { readonly adult: string }): Campaign {
  return {
    name: '',
    validity: always,
    details: '',
    organizerEmail: '',
    phone: '',
    currency: 'EUR',
    fees: [{ ...newFee, name: words.adult, amount: 10_000 }],
    payment: { instalments: false, offline: false },
    broadcast: 'private',
    open: always,
    organizerEvery: null,
    reminderAfter: null,
    places: null,
    holdDays: null,
  }
}

interface FeeWords {
  readonly adult: string
  readonly gift: string
}

/** A membership begins with the specification's fee, a fund with a free amount. */
export function defaultFees(
  kind: 'membership' | 'activity' | 'pre_order' | 'fund',
  { adult, gift }: FeeWords,
): readonly Fee[] {
  if (kind === 'membership') return newCampaign({ adult }).fees
  return kind === 'fund' ? [{ ...newFee, name: gift, type: 'new' }] : []
}

export type CampaignProblem =
  | 'name_missing'
  | 'start_missing'
  | 'end_missing'
  | 'end_before_start'
  | 'email_wrong'
  | 'no_fee'
  | 'days_wrong'
  | 'places_wrong'

export type CampaignProblems = Readonly<Record<string, CampaignProblem>>

/** What prevents leaving a step, by field. */
export function validateStep(campaign: Campaign, step: CampaignStep): CampaignProblems {
  switch (step) {
    case 'information':
      return said({
        name: campaign.name.trim() === '' ? 'name_missing' : undefined,
        ...periodProblems(campaign.validity),
        organizerEmail: emailProblem(campaign.organizerEmail),
        places: placesProblem(campaign.places),
        holdDays: daysProblem(campaign.holdDays),
      })
    case 'fees':
      return said({ fees: campaign.fees.some((fee) => fee.isActive) ? undefined : 'no_fee' })
    case 'broadcast':
      return said({
        ...openProblems(campaign.open),
        organizerEvery: daysProblem(campaign.organizerEvery),
        reminderAfter: daysProblem(campaign.reminderAfter),
      })
    case 'form':
    case 'payment':
      return {}
  }
}

function said(problems: Readonly<Record<string, CampaignProblem | undefined>>): CampaignProblems {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, CampaignProblem] => {
      const [, problem] = entry
      return problem !== undefined
    }),
  )
}

/** Both days are wanted. */
function periodProblems({ startsOn, endsOn }: Period) {
  return {
    startsOn: isRealDay(startsOn) ? undefined : ('start_missing' as const),
    endsOn: isRealDay(endsOn) ? orderProblem(startsOn, endsOn) : ('end_missing' as const),
  }
}

/** Either day can be left out. */
function openProblems({ startsOn, endsOn }: Period) {
  return {
    startsOn: startsOn === null || isRealDay(startsOn) ? undefined : ('start_missing' as const),
    endsOn:
      endsOn === null || isRealDay(endsOn)
        ? orderProblem(startsOn, endsOn)
        : ('end_missing' as const),
  }
}

function orderProblem(startsOn: string | null, endsOn: string | null) {
  if (startsOn === null || endsOn === null) return undefined
  return endsOn < startsOn ? ('end_before_start' as const) : undefined
}

function isRealDay(day: string | null): boolean {
  return day !== null && isDay(day)
}

function emailProblem(email: string) {
  return email === '' || isEmail(email) ? undefined : ('email_wrong' as const)
}

function placesProblem(places: number | null) {
  const isFine =
    places === null ||
    (Number.isInteger(places) && places >= 1 && places <= collectionLimits.places)
  return isFine ? undefined : ('places_wrong' as const)
}

/** The maximum for days until news or a reminder. */
const maxDays = 365

function daysProblem(days: number | null) {
  const isFine = days === null || (Number.isInteger(days) && days >= 1 && days <= maxDays)
  return isFine ? undefined : ('days_wrong' as const)
}
