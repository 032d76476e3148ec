import type { MeChange, OnboardingAnswers } from '@touchline/contract/accounts/shapes'
import { namesToStore } from '@touchline/domain/auth/names'
import { bestLanguage } from '@touchline/domain/values/language'
import { isE164 } from '@touchline/domain/values/phone'

import { exchangePicture } from '#server/files/commands/pictures.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { keepAccount, requireAccountRow, saveAccount, type AccountRow } from './queries.ts'

export interface Meeting {
  readonly account: SignedIn
  /** The Accept-Language header, when there is one. */
  readonly acceptLanguage?: string | undefined
}

/** Accounts this process has met since it started, with the address they had, per database. */
const metIn = new WeakMap<Database, Map<string, string | null>>()
const mostMet = 100_000

/**
 * Makes sure the account has its row: the auth service knows a person before we do. Called for
 * every signed-in request; after the first one it costs a look into a map.
 */
export async function meetAccount(
  db: Database,
  { account, acceptLanguage }: Meeting,
): Promise<void> {
  const met = metIn.get(db) ?? new Map<string, string | null>()
  if (met.get(account.id) === account.email) return

  const metadata = account.userMetadata
  const names = namesToStore({ metadata, identity: metadata })
  await keepAccount(db, {
    id: account.id,
    email: account.email,
    phone: phoneOf(account),
    firstName: nameOf(names.firstName),
    lastName: nameOf(names.lastName),
    language: bestLanguage([wordOf(metadata['language']), ...wantedLanguages(acceptLanguage)]),
  })
  if (met.size >= mostMet) met.clear()
  metIn.set(db, met.set(account.id, account.email))
}

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
  const avatar = await exchangePicture(tx, {
    old: before.avatar_file_id,
    wanted: change.avatarFileId,
    claim: { purpose: 'avatar', uploadedBy: accountId, owner: { accountId } },
    at: now,
  })
  return save(tx, accountId, {
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

/** Keeps the answers of /team-onboarding; the questions are not asked again. */
export async function answerOnboarding(
  tx: Transaction,
  { accountId, change, now }: Change<OnboardingAnswers>,
): Promise<AccountRow> {
  return save(tx, accountId, {
    referral_source: change.referralSource,
    goals: [...new Set(change.goals)],
    onboarded_at: now,
    updated_at: now,
  })
}

async function save(
  tx: Transaction,
  accountId: string,
  change: Parameters<typeof saveAccount>[2],
): Promise<AccountRow> {
  const saved = await saveAccount(tx, accountId, change)
  await announce(tx, { name: 'accounts.changed', topics: [`account:${accountId}`] })
  return saved
}

function nameOf(claimed: string): string {
  return claimed
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 80)
}

/** Who signs in by phone can be called there, too; the person may change it. */
function phoneOf({ phone }: SignedIn): string | null {
  const number = phone === undefined ? '' : `+${phone}`
  return isE164(number) ? number : null
}

function wordOf(claimed: unknown): string {
  return typeof claimed === 'string' ? claimed : ''
}

function wantedLanguages(header: string | undefined): string[] {
  return (header ?? '').split(',').map((entry) => entry.split(';')[0]?.trim() ?? '')
}
