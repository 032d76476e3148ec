import type { MandateEdit, MandateShape } from '@touchline/contract/collections/shapes/debits'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { mandateState } from '@touchline/domain/collections/debits/mandates'
import { addDays } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { Creditor } from '../../queries/debits/creditors.ts'
import {
  isReferenceTaken,
  lockMandate,
  putMandate,
  requirePayerOfBill,
  type MandateKey,
  type MandateRow,
} from '../../queries/debits/mandates.ts'
import { fieldRefusal } from '../lock-for-change.ts'
import { refuseAddress, saveMandate } from './save-mandate.ts'

interface Entering {
  readonly actor: ClubActor
  readonly now: Date
  readonly creditor: Creditor
  readonly input: MandateEdit
}

/** Enters a paper mandate, or changes one; the bank gets a changed account. */
export async function enterMandate(
  tx: Transaction,
  { actor: { clubId, accountId }, now, creditor, input }: Entering,
): Promise<MandateRow> {
  const { mandateId, bill, reference, kind, signedOn, holder, iban, address } = input
  if (signedOn > addDays(dayInZone(now, 'UTC'), 1)) throw fieldRefusal('signedOn', 'future')
  await lockClub(tx, clubId)
  const known = await lockMandate(tx, { clubId, mandateId })
  const typed = { reference, kind, signedOn, holder, iban, address }
  if (known === undefined) {
    if (bill === null) throw new AppError('not_found')
    const payer = await requirePayerOfBill(tx, { clubId, ...bill })
    const made = { ...typed, id: mandateId, clubId, payer, createdBy: accountId, now }
    return saveMandate(tx, creditor, made)
  }
  if (isKeptInRecord(known)) throw new AppError('conflict')
  refuseAddress(typed)
  if (await isReferenceTaken(tx, clubId, { id: mandateId, reference }))
    throw fieldRefusal('reference', 'taken')
  const changed = { ...known, ...typed }
  await putMandate(tx, { clubId, createdBy: accountId, now }, changed)
  return changed
}

/** Mandates from a member's record are changed there. */
function isKeptInRecord({ membershipId, signature }: MandateRow): boolean {
  return membershipId !== null && signature === null
}

/** Revokes a mandate, which stays as evidence for past collections. */
export async function revokeMandate(
  tx: Transaction,
  key: MandateKey & { readonly accountId: string | null; readonly now: Date },
): Promise<MandateRow> {
  const known = await lockMandate(tx, key)
  if (known === undefined) throw new AppError('not_found')
  if (isKeptInRecord(known)) throw new AppError('conflict')
  const revoked = { ...known, isRevoked: true }
  await putMandate(tx, { clubId: key.clubId, createdBy: key.accountId, now: key.now }, revoked)
  return revoked
}

/** A mandate as the club reads it. */
export function mandateShapeOf(
  { signature, membershipId, ...mandate }: MandateRow & { readonly payer: string },
  today: string,
): MandateShape {
  const { id, reference, kind, holder, iban, address, signedOn, payer, lastCollectedOn } = mandate
  return {
    id,
    reference,
    kind,
    state: mandateState(mandate, today),
    holder,
    iban,
    address,
    signedOn,
    signature: signature && { name: signature.name, text: signature.text, at: signature.at },
    payer,
    lastCollectedOn,
    personId: signature === null ? membershipId : null,
  }
}
