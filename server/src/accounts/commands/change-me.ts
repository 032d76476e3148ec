import type { MeChange, OnboardingAnswers } from '@touchline/contract/accounts/shapes'
import type { Introduction } from '@touchline/domain/accounts/introductions'
import {
  growsUpByTyping,
  mayHoldOwnAccount,
  ownAccountAge,
} from '@touchline/domain/values/own-account'

import { exchangePicture } from '#server/files/commands/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findPlacesPlayed, requireAccountRow, saveAccount, type AccountRow } from '../queries.ts'

export interface Change<T> {
  readonly accountId: string
  readonly change: T
  readonly now: Date
}

/** Saves what the person changed about themselves; what was not sent stays. */
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
  return saveAndTell(tx, accountId, {
    first_name: change.firstName,
    last_name: change.lastName,
    phone: change.phone,
    date_of_birth: change.dateOfBirth,
    language: change.language,
    theme: change.theme,
    time_zone: change.timeZone,
    avatar_file_id: avatar,
    updated_at: now,
  })
}

interface TypedBirthDate {
  readonly before: AccountRow
  readonly typed: string | null | undefined
  readonly today: string
}

/** Nobody comes of age by typing, or keeps an account they are too young for where they play. */
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

/** Keeps the answers of /team-onboarding, or those of an earlier time; the questions are not asked again. */
export async function answerOnboarding(
  tx: Transaction,
  { accountId, change, now }: Change<OnboardingAnswers>,
): Promise<AccountRow> {
  return saveAndTell(tx, accountId, {
    referral_source: change.referralSource,
    goals: change.goals && [...new Set(change.goals)],
    onboarded_at: now,
    updated_at: now,
  })
}

/** Read to the end, the introduction of a page is not shown again. */
export async function seeIntroduction(
  tx: Transaction,
  accountId: string,
  introduction: Introduction,
): Promise<AccountRow> {
  const row = await requireAccountRow(tx, accountId)
  const { introductions_seen: seen } = row
  if (seen.includes(introduction)) return row
  return saveAndTell(tx, accountId, { introductions_seen: [...seen, introduction] })
}

/** Saves and tells the person's browsers. */
export async function saveAndTell(
  tx: Transaction,
  accountId: string,
  change: Parameters<typeof saveAccount>[2],
): Promise<AccountRow> {
  const saved = await saveAccount(tx, accountId, change)
  await announce(tx, { name: 'accounts.changed', topics: [`account:${accountId}`] })
  return saved
}
