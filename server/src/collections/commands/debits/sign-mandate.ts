import type { MandateSignature } from '@touchline/contract/collections/shapes/debits'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { BillKey } from '../../queries/books.ts'
import { findCreditorOfTeam } from '../../queries/debits/creditors.ts'
import {
  findMandateOfBill,
  isPayerMinor,
  requirePayerOfBill,
} from '../../queries/debits/mandates.ts'
import { mandateTexts } from './mandate-texts.ts'
import { revokeMandate } from './mandates.ts'
import { saveMandate } from './save-mandate.ts'

interface Signing extends BillKey {
  readonly now: Date
  /** The signed-in account, if any. */
  readonly accountId: string | null
  /** Null: revokes. */
  readonly mandate: MandateSignature | null
}

/**
 * The payer of a bill signs a mandate online. A new account or holder makes a new mandate with its
 * own signature, and ends the earlier one.
 */
export async function signMandate(tx: Transaction, signing: Signing): Promise<void> {
  const { teamId, billId, now, accountId, mandate } = signing
  const creditor = await findCreditorOfTeam(tx, teamId)
  if (creditor === undefined) throw new AppError('not_found')
  const { clubId } = creditor
  await lockClub(tx, clubId)
  const key = { clubId, teamId, billId }
  const payer = await requirePayerOfBill(tx, key)
  if (await isPayerMinor(tx, { teamId, billId, now })) throw new AppError('guardian_needed')
  const known = await findMandateOfBill(tx, key)
  if (known?.isOwn === true && !known.isRevoked)
    await revokeMandate(tx, { clubId, mandateId: known.id, accountId, now })
  if (mandate === null) return
  const { name, language, ...account } = mandate
  const text = mandateTexts[language].authorisation(creditor.name)
  await saveMandate(tx, creditor, {
    ...account,
    clubId,
    payer,
    signedOn: dayInZone(now, 'UTC'),
    signature: { name, text, language, at: now.toISOString() },
    createdBy: accountId,
    now,
  })
}
