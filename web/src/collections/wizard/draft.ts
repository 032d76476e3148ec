import type {
  CollectionSettings,
  CollectionShape,
  FeeShape,
} from '@touchline/contract/collections/shapes/collection'
import type {
  Campaign,
  CampaignProblem,
  CampaignStep,
} from '@touchline/domain/collections/campaign'
import { type CollectionKind, publishProblems } from '@touchline/domain/collections/readiness'
import type { Language } from '@touchline/domain/values/language'
import { type Currency, decimalsOf, minorUnitsIn, maxAmount } from '@touchline/domain/values/money'

import { formatTypedAmount } from '../format-typed-amount.ts'

type Days = { readonly isOn: boolean; readonly days: string }

/** A collection as typed; dates and amounts may be incomplete. */
export interface Draft extends Omit<
  CollectionSettings,
  | 'step'
  | 'startsOn'
  | 'endsOn'
  | 'opensOn'
  | 'closesOn'
  | 'organizerEvery'
  | 'reminderAfter'
  | 'goal'
  | 'places'
  | 'holdDays'
> {
  readonly startsOn: string
  readonly endsOn: string
  readonly opensOn: string
  readonly closesOn: string
  readonly organizer: Days
  readonly reminder: Days
  readonly goal: string
  readonly places: string
  readonly holdDays: string
}

export type ChangeDraft = (parts: Partial<Draft>) => void

/** Initial numbers of days when switched on. */
const usualDays = { organizer: 3, reminder: 5 } as const

export function toDraft(collection: CollectionShape, language: Language): Draft {
  const { startsOn, endsOn, opensOn, closesOn, organizerEvery, reminderAfter, goal } = collection
  const { places, holdDays } = collection
  return {
    name: collection.name,
    details: collection.details,
    organizerEmail: collection.organizerEmail,
    phone: collection.phone,
    currency: collection.currency,
    fees: collection.fees,
    fields: collection.fields,
    takesInstalments: collection.takesInstalments,
    takesOffline: collection.takesOffline,
    broadcast: collection.broadcast,
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    opensOn: opensOn ?? '',
    closesOn: closesOn ?? '',
    organizer: daysFrom(organizerEvery, usualDays.organizer),
    reminder: daysFrom(reminderAfter, usualDays.reminder),
    goal: goal === null ? '' : formatTypedAmount(goal, collection.currency, language),
    places: places === null ? '' : String(places),
    holdDays: holdDays === null ? '' : String(holdDays),
  }
}

function daysFrom(days: number | null, usual: number): Days {
  return { isOn: days !== null, days: String(days ?? usual) }
}

/** The request; invalid values are left out. */
export function toSettings(
  draft: Draft,
  step: CampaignStep,
  language: Language,
): CollectionSettings {
  const { organizer, reminder, goal, places, holdDays, ...rest } = draft
  const [organizerEvery, reminderAfter] = [organizer, reminder].map(
    (days) => (isRight(days) && daysIn(days)) || null,
  )
  return {
    ...rest,
    step,
    name: draft.name.trim(),
    details: draft.details.trim(),
    organizerEmail: draft.organizerEmail.trim(),
    startsOn: draft.startsOn || null,
    endsOn: draft.endsOn || null,
    opensOn: draft.opensOn || null,
    closesOn: draft.closesOn || null,
    organizerEvery: organizerEvery ?? null,
    reminderAfter: reminderAfter ?? null,
    goal: minorUnitsIn(goal, draft.currency, language) || null,
    places: countIn(places) || null,
    holdDays: isRight({ isOn: holdDays !== '', days: holdDays }) ? countIn(holdDays) : null,
  }
}

/** Null: nothing typed. */
function countIn(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}

/** Null: switched off; NaN if invalid. */
function daysIn({ isOn, days }: Days): number | null {
  if (!isOn) return null
  return /^\d{1,4}$/.test(days.trim()) ? Number(days) : Number.NaN
}

function isRight(days: Days): boolean {
  const count = daysIn(days)
  return count === null || (count >= 1 && count <= 365)
}

export type DraftField =
  | 'name'
  | 'startsOn'
  | 'endsOn'
  | 'organizerEmail'
  | 'fees'
  | 'opensOn'
  | 'closesOn'
  | 'organizerEvery'
  | 'reminderAfter'
  | 'goal'
  | 'places'
  | 'holdDays'

export type DraftProblems = Readonly<Partial<Record<DraftField, CampaignProblem | 'goal_wrong'>>>

/** The step of each field. */
const places: Readonly<Record<DraftField, CampaignStep>> = {
  fees: 'fees',
  name: 'information',
  startsOn: 'information',
  endsOn: 'information',
  organizerEmail: 'information',
  places: 'information',
  holdDays: 'information',
  goal: 'fees',
  opensOn: 'broadcast',
  closesOn: 'broadcast',
  organizerEvery: 'broadcast',
  reminderAfter: 'broadcast',
}

export function stepOfField(field: DraftField): CampaignStep {
  return places[field]
}

interface Asked {
  readonly kind: CollectionKind
  /** The language amounts are typed in. */
  readonly language: Language
}

/** Why the collection cannot be created yet, by field. */
export function problemsOf(draft: Draft, { kind, language }: Asked): DraftProblems {
  const known = Object.entries(publishProblems(kind, campaignOf(draft))).filter(
    (entry): entry is [DraftField, CampaignProblem] => isDraftField(entry[0]),
  )
  const goalIsWrong =
    draft.goal.trim() !== '' && !minorUnitsIn(draft.goal, draft.currency, language)
  return { ...Object.fromEntries(known), ...(goalIsWrong && { goal: 'goal_wrong' as const }) }
}

/** What prevents leaving a step. */
export function stepProblems(
  step: CampaignStep,
  { draft, ...asked }: Asked & { readonly draft: Draft },
): DraftProblems {
  const all = Object.entries(problemsOf(draft, asked))
  return Object.fromEntries(
    all.filter(([field]) => isDraftField(field) && stepOfField(field) === step),
  )
}

export function isDraftField(field: string): field is DraftField {
  return Object.hasOwn(places, field)
}

function campaignOf(draft: Draft): Campaign {
  const period = (startsOn: string, endsOn: string) => ({
    startsOn: startsOn || null,
    endsOn: endsOn || null,
  })
  return {
    ...draft,
    organizerEmail: draft.organizerEmail.trim(),
    validity: period(draft.startsOn, draft.endsOn),
    open: period(draft.opensOn, draft.closesOn),
    payment: { instalments: draft.takesInstalments, offline: draft.takesOffline },
    organizerEvery: daysIn(draft.organizer),
    reminderAfter: daysIn(draft.reminder),
    places: countIn(draft.places),
    holdDays: countIn(draft.holdDays),
  }
}

/** Converts amounts to another currency's minor units, keeping 100.00. */
export function convertCurrency(draft: Draft, currency: Currency): Partial<Draft> {
  const shift = 10 ** (decimalsOf(currency) - decimalsOf(draft.currency))
  const fees = draft.fees.map((fee): FeeShape =>
    fee.amount === null
      ? fee
      : { ...fee, amount: Math.min(maxAmount, Math.max(1, Math.round(fee.amount * shift))) },
  )
  return { currency, fees }
}
