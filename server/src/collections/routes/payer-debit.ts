import type { BillPageShape } from '@touchline/contract/collections/shapes/payer'
import { mandateState } from '@touchline/domain/collections/debits/mandates'
import { returnReason } from '@touchline/domain/collections/debits/returns'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { maskedIban } from '@touchline/domain/values/iban'

import type { Queryable } from '#server/platform/database/database.ts'

import type { BillKey } from '../queries/books.ts'
import { findCreditorOfTeam } from '../queries/debits/creditors.ts'
import { findMandateOfBill, isPayerMinor } from '../queries/debits/mandates.ts'
import { findLastDebit } from '../queries/debits/runs.ts'

/** Direct debit for a payer; undefined if the club doesn't collect, or not in this currency. */
export async function payerDebitOf(
  db: Queryable,
  { now, ...key }: BillKey & { readonly now: Date },
  { currency }: { readonly currency: string },
): Promise<BillPageShape['debit']> {
  if (currency !== 'EUR') return null
  const creditor = await findCreditorOfTeam(db, key.teamId)
  if (creditor === undefined) return null
  const { clubId, name, identifier } = creditor
  const mandate = await findMandateOfBill(db, { ...key, clubId })
  const isUsable = mandate !== undefined && mandateState(mandate, dayInZone(now, 'UTC')) === 'valid'
  return {
    creditor: name,
    identifier,
    mandate: isUsable
      ? {
          reference: mandate.reference,
          holder: mandate.holder,
          iban: maskedIban(mandate.iban),
          signedOn: mandate.signedOn,
          isOwn: mandate.isOwn,
        }
      : null,
    last: lastOf(await findLastDebit(db, key)),
    isForGuardian: await isPayerMinor(db, { ...key, now }),
  }
}

function lastOf(
  debit: Awaited<ReturnType<typeof findLastDebit>>,
): NonNullable<BillPageShape['debit']>['last'] {
  if (debit === undefined) return null
  const { state, amount, dueOn, returnCode, fee, isFeeCharged } = debit
  if (state !== 'collecting' && state !== 'returned') return null
  const reason = state === 'returned' ? returnReason(returnCode) : null
  return { state, amount, dueOn, reason, fee: isFeeCharged ? fee : 0 }
}
