import { membershipKinds, type MembershipKind } from '../clubs/memberships/options.ts'
import type { FormFieldType } from '../collections/form-fields.ts'

export const registrationLimits = {
  people: 8,
  fields: 15,
  introLength: 1000,
  places: 999,
  addressLength: 300,
} as const

/** How much a form insists on something. */
export const fieldRequirements = ['no', 'optional', 'required'] as const
export type FieldRequirement = (typeof fieldRequirements)[number]

/** A question of the form's own, asked about each person. */
export interface RegistrationField {
  readonly id: string
  readonly name: string
  readonly type: FormFieldType
  readonly isMandatory: boolean
  readonly options: readonly string[]
}

/** A fee of one of the team's collections. */
export interface RegistrationFee {
  readonly collectionId: string
  readonly feeId: string
}

/** What a registration form asks, and for which teams. */
export interface RegistrationSettings {
  readonly intro: string
  /** Where the statutes can be read; empty: nowhere. */
  readonly statutesUrl: string
  readonly kinds: readonly MembershipKind[]
  readonly address: FieldRequirement
  /** The mandate for direct debits. */
  readonly mandate: FieldRequirement
  readonly asksPhotos: boolean
  /** Visitors see how many places are left. */
  readonly showsPlaces: boolean
  /** `places`: the most players; null: no limit. The rest wait. */
  readonly teams: readonly { readonly id: string; readonly places: number | null }[]
  readonly fields: readonly RegistrationField[]
  /** Of a team without a club: billed to those who are accepted. A club bills by its rules. */
  readonly fee: RegistrationFee | null
}

/** What most clubs ask: ready to be opened as it is. */
export function usualSettings(teamIds: readonly string[]): RegistrationSettings {
  return {
    intro: '',
    statutesUrl: '',
    kinds: membershipKinds.filter((kind) => kind === 'active' || kind === 'passive'),
    address: 'required',
    mandate: 'optional',
    asksPhotos: true,
    showsPlaces: false,
    teams: teamIds.map((id) => ({ id, places: null })),
    fields: [],
    fee: null,
  }
}

/**
 * What a team without a club can ask: it keeps no membership records, so no kinds of membership and
 * no mandates, and everyone comes to the team itself.
 */
export function settingsOfTeam(
  teamId: string,
  settings: RegistrationSettings,
): RegistrationSettings {
  const places = settings.teams.find(({ id }) => id === teamId)?.places ?? null
  return { ...settings, kinds: ['active'], mandate: 'no', teams: [{ id: teamId, places }] }
}

export const registrationStates = [
  'new',
  'waiting',
  'offered',
  'accepted',
  'declined',
  'withdrawn',
] as const
export type RegistrationState = (typeof registrationStates)[number]

/** Still to be decided, by the club or by the family. */
export function isOpenState(state: RegistrationState): boolean {
  return state === 'new' || state === 'waiting' || state === 'offered'
}

/** An offered place is kept so long. */
export const offerDays = 7

/** Days after the deletion of a club or team: a mistake is undone by then, and families are told. */
export const notifiedAfterDays = 3

/** Days after which an unconfirmed registration is deleted. */
export const unconfirmedDays = 7

/** What was declined or withdrawn is deleted after so many days. */
export const keptDays = 90
