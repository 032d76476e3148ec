import type { PayoutAddress } from '@touchline/contract/collections/shapes/collection'
import { isSwissIban } from '@touchline/domain/collections/swiss-account'
import type { Actor, ActorContext } from '@touchline/domain/teams/actor'
import { isIban } from '@touchline/domain/values/iban'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findPayee, keepProviderAccount, savePayee, type PayeeRow } from '../queries/payees.ts'
import { fieldRefusal } from './lock-for-change.ts'
import { savePayeeState, announcePayoutChange } from './payout-changes.ts'

interface Account {
  readonly holder: string | null
  readonly iban: string | null
  readonly address?: PayoutAddress
}

/** Sets or removes the account for transfers, and logs who did it. */
export async function nameAccount(
  tx: Transaction,
  { actor, now }: ActorContext,
  account: Account,
): Promise<void> {
  const { teamId, accountId } = actor
  const { holder, iban } = wholeAccount(account)
  const known = await findPayee(tx, teamId)
  const address = addressOf(iban, account)
  await savePayee(tx, teamId, { holder, iban, address: address && JSON.stringify(address) })
  // Changing only the address doesn't redirect money.
  if (holder === (known?.holder ?? null) && iban === (known?.iban ?? null)) return
  await recordAudit(tx, {
    action: 'collections.account_named',
    at: now,
    actorId: accountId,
    details: { teamId, iban: iban === null ? null : iban.slice(-4) },
  })
  const what = iban === null ? 'transfers_removed' : 'transfers_named'
  await announcePayoutChange(tx, { teamId, what, by: accountId })
}

/** Only Swiss payment slips print one. */
function addressOf(iban: string | null, { address = null }: Account): PayoutAddress {
  return iban !== null && isSwissIban(iban) ? address : null
}

/** Both or neither, with valid check digits. */
function wholeAccount({ holder, iban }: Omit<Account, 'address'>): Omit<Account, 'address'> {
  const number = iban?.replaceAll(/\s/g, '').toUpperCase()
  if (!holder && !number) return { holder: null, iban: null }
  if (!number) throw fieldRefusal('iban', 'missing')
  if (!isIban(number)) throw fieldRefusal('iban', 'iban_wrong')
  if (!holder) throw fieldRefusal('holder', 'missing')
  return { holder, iban: number }
}

/** Where a team is paid; refreshed from the provider during onboarding. */
export async function readPayee(
  { database, payments, clock }: Platform,
  teamId: string,
): Promise<PayeeRow | undefined> {
  const known = await findPayee(database, teamId)
  if (known === undefined || known.provider_id === null) return known
  // An account of a previous provider can't be used.
  if (known.provider !== payments.provider) return { ...known, state: 'none' }
  if (known.state !== 'onboarding') return known
  const read = await payments.findPayee(known.provider_id).catch(ignoreProviderOutage)
  if (read === undefined) return known
  const { id: payeeId, state } = read
  await database
    .transaction()
    .execute((tx) => savePayeeState(tx, { teamId, payeeId, state, at: clock() }))
  return { ...known, state }
}

/** Undefined while the provider is unavailable; rethrows other errors. */
export function ignoreProviderOutage(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'provider_away') return
  throw error
}

interface Input {
  readonly country: string
  /** A path on our site. */
  readonly returnPath: string
}

/** The provider's onboarding page; creates the club's account on first use. */
export async function onboardTeam(
  platform: Platform,
  actor: Actor,
  { country, returnPath }: Input,
): Promise<string> {
  const { payments, config } = platform
  const payee = await requirePayee(platform, actor, country)
  return payments.onboardingUrl(payee, `${config.publicUrl}${returnPath}`)
}

/** Two who start at once continue with whichever account was created first. */
async function requirePayee(
  { database, payments, clock }: Platform,
  { teamId, accountId }: Actor,
  country: string,
): Promise<string> {
  const { provider } = payments
  const known = await findPayee(database, teamId)
  if (known?.provider === provider && known.provider_id !== null) return known.provider_id
  // After a disconnection the time differs, so that a new account is created.
  const idempotencyKey = `payee:${teamId}:${country}:${known?.checked_at?.getTime() ?? ''}`
  const made = await payments.makePayee({ idempotencyKey, country })
  return database.transaction().execute(async (tx) => {
    const account = { provider, provider_id: made.id, state: made.state, country }
    const now = clock()
    const kept = await keepProviderAccount(tx, teamId, { ...account, checked_at: now })
    // The other request got the same account and has announced it.
    if (!kept.isNew) return kept.id
    await recordAudit(tx, {
      action: 'collections.cards_begun',
      at: now,
      actorId: accountId,
      details: { teamId, account: made.id },
    })
    await announcePayoutChange(tx, { teamId, what: 'cards_begun', by: accountId })
    return kept.id
  })
}
