import { nextNumbers } from '@touchline/domain/clubs/memberships/numbers'
import { needsAddress } from '@touchline/domain/collections/debits/creditor'
import { v7 as newId } from 'uuid'

import { lockClub } from '#server/clubs/queries.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { Creditor } from '../../queries/debits/creditors.ts'
import {
  findReferences,
  isReferenceTaken,
  putMandate,
  type MandateAddress,
  type MandateRow,
} from '../../queries/debits/mandates.ts'
import { fieldRefusal } from '../lock-for-change.ts'

/** A mandate as a payer or a treasurer enters it. */
export interface NewMandate extends Partial<Pick<MandateRow, 'kind' | 'signature' | 'id'>> {
  readonly clubId: string
  readonly holder: string
  readonly iban: string
  readonly address: MandateAddress | null
  readonly signedOn: string
  /** By default the next one in the club's format. */
  readonly reference?: string
  readonly createdBy: string | null
  /** The payer whose bills it covers. */
  readonly payer: Partial<Pick<MandateRow, 'accountId' | 'email' | 'membershipId'>>
}

/**
 * Saves a mandate signed online or on paper. The club must use direct debit, and the caller must
 * have checked the account (`isSepaIban`).
 */
export async function saveMandate(
  tx: Transaction,
  creditor: Pick<Creditor, 'referenceFormat'>,
  { clubId, createdBy, payer, now, ...wanted }: NewMandate & { readonly now: Date },
): Promise<MandateRow> {
  await lockClub(tx, clubId)
  refuseAddress(wanted)
  const id = wanted.id ?? newId()
  const reference = wanted.reference ?? (await nextReference(tx, { clubId, creditor, now }))
  if (await isReferenceTaken(tx, clubId, { id, reference }))
    throw fieldRefusal('reference', 'taken')
  const mandate: MandateRow = {
    kind: 'recurring',
    signature: null,
    ...wanted,
    id,
    reference,
    isRevoked: false,
    lastCollectedOn: null,
    collectedIban: null,
    collectedIdentifier: null,
    accountId: payer.accountId ?? null,
    email: payer.email ?? null,
    membershipId: payer.membershipId ?? null,
  }
  await putMandate(tx, { clubId, createdBy, now }, mandate)
  return mandate
}

/** Banks outside the European Economic Area need the address. */
export function refuseAddress({ iban, address }: Pick<MandateRow, 'iban' | 'address'>): void {
  if (needsAddress(iban) && address === null) throw fieldRefusal('address', 'missing')
}

interface Numbering {
  readonly clubId: string
  readonly creditor: Pick<Creditor, 'referenceFormat'>
  readonly now: Date
}

/** The reference after the highest one of the club's format. */
export async function nextReference(
  db: Queryable,
  { clubId, creditor: { referenceFormat: format }, now }: Numbering,
): Promise<string> {
  const taken = await findReferences(db, clubId)
  const [reference = ''] = nextNumbers({ format, taken, year: String(now.getUTCFullYear()) }, 1)
  return reference
}
