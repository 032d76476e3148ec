import type { MeChange } from '@touchline/contract/accounts/shapes'
import {
  growsUpByTyping,
  mayHoldOwnAccount,
  ownAccountAge,
} from '@touchline/domain/values/own-account'

import { exchangePicture } from '#server/files/commands/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  findPlacesPlayed,
  forgetCancelledDeletion,
  requireAccountRow,
  saveAccount,
  type AccountRow,
} from '../queries.ts'

export interface Change<T> {
  readonly accountId: string
  readonly change: T
  readonly now: Date
}

/** Saves the fields that were sent. */
export async function changeMe(
  tx: Transaction,
  { accountId, change, now }: Change<MeChange>,
): Promise<AccountRow> {
  const today = now.toISOString().slice(0, 10)
  if (change.dateOfBirth != null && change.dateOfBirth >= today)
    throw new AppError('invalid_input', { fields: { dateOfBirth: 'past' } })

  const before = await requireAccountRow(tx, accountId)
  await refuseAge(tx, { before, typed: change.dateOfBirth, today })
  const avatar = await exchangePicture(tx, {
    old: before.avatar_file_id,
    wanted: change.avatarFileId,
    claim: { purpose: 'avatar', uploadedBy: accountId, owner: { accountId } },
    at: now,
  })
  if (change.isDeletionCalledOff === false) await forgetCancelledDeletion(tx, accountId)
  return saveAndAnnounce(tx, accountId, {
    first_name: change.firstName,
    last_name: change.lastName,
    phone: change.phone,
    date_of_birth: change.dateOfBirth,
    language: change.language,
    theme: change.theme,
    time_zone: change.timeZone,
    avatar_file_id: avatar,
    ...answersOf(change, now),
    ...introductionsOf(change, before),
    updated_at: now,
  })
}

function answersOf({ onboarding }: MeChange, now: Date) {
  if (onboarding === undefined) return {}
  const { referralSource, goals } = onboarding
  return {
    referral_source: referralSource,
    goals: goals && [...new Set(goals)],
    onboarded_at: now,
  }
}

function introductionsOf(
  { introductionSeen }: MeChange,
  { introductions_seen: before }: AccountRow,
) {
  if (introductionSeen === undefined) return {}
  return { introductions_seen: [...new Set([...before, introductionSeen])] }
}

interface TypedBirthDate {
  readonly before: AccountRow
  readonly typed: string | null | undefined
  readonly today: string
}

/**
 * A new birth date must not turn a minor into an adult, or make someone too young for an account.
 */
async function refuseAge(tx: Transaction, { before, typed, today }: TypedBirthDate): Promise<void> {
  if (typed === undefined) return
  const places = await findPlacesPlayed(tx, before.id)
  const known = [before.date_of_birth, ...places.map(({ dateOfBirth }) => dateOfBirth)]
  if (known.some((day) => growsUpByTyping(day, typed, today)))
    throw new AppError('guardian_needed', { reason: 'grows_up' })
  const young = places.find(
    ({ country }) => typed !== null && !mayHoldOwnAccount(country, typed, today),
  )
  if (young !== undefined)
    throw new AppError('guardian_needed', {
      reason: 'too_young',
      ownAccountAge: ownAccountAge(young.country),
    })
}

export async function saveAndAnnounce(
  tx: Transaction,
  accountId: string,
  change: Parameters<typeof saveAccount>[2],
): Promise<AccountRow> {
  const saved = await saveAccount(tx, accountId, change)
  await announce(tx, { name: 'accounts.changed', topics: [`account:${accountId}`] })
  return saved
}
