import type {
  TransferBillShape,
  TransferShape,
} from '@touchline/contract/collections/shapes/transfer'
import { minorUnitsIn } from '@touchline/domain/values/money'
import { useState } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'

import { formatTypedAmount } from '../../format-typed-amount.ts'

/** A candidate bill, and the amount assigned to it. */
export interface DraftPart {
  readonly bill: TransferBillShape
  /** Undefined: it is not chosen. */
  readonly typed: string | undefined
}

/** The bills a transfer will be booked for; initially the proposal. */
export function useTransferDraft({ rest, currency, candidates, proposal }: TransferShape) {
  const { language } = useLanguage()
  const typedOf = (amount: number) => formatTypedAmount(amount, currency, language)
  const [parts, setParts] = useState<readonly DraftPart[]>(() =>
    candidates.map((bill) => {
      const proposed = proposal.find(({ billId }) => billId === bill.billId)
      return { bill, typed: proposed && typedOf(proposed.amount) }
    }),
  )
  const amountOf = ({ typed = '' }: DraftPart) => minorUnitsIn(typed, currency, language) ?? 0
  const chosen = parts.filter(({ typed }) => typed !== undefined)
  const left = rest - chosen.reduce((sum, part) => sum + amountOf(part), 0)
  const isWrong = (part: DraftPart) => amountOf(part) <= 0 || amountOf(part) > part.bill.outstanding

  function change(billId: string, typed: string | undefined) {
    setParts((before) =>
      before.map((part) => (part.bill.billId === billId ? { ...part, typed } : part)),
    )
  }

  return {
    parts,
    left,
    isWrong,
    isRight: chosen.length > 0 && left >= 0 && !chosen.some(isWrong),
    booked: chosen.map((part) => ({ billId: part.bill.billId, amount: amountOf(part) })),
    type: change,
    choose: (bill: TransferBillShape, isChosen: boolean) =>
      change(
        bill.billId,
        isChosen ? typedOf(Math.max(0, Math.min(bill.outstanding, left))) : undefined,
      ),
    /** Adds a bill found by search, chosen. */
    add: (bill: TransferBillShape) =>
      setParts((before) => [
        ...before.filter((part) => part.bill.billId !== bill.billId),
        { bill, typed: typedOf(Math.max(0, Math.min(bill.outstanding, left))) },
      ]),
  }
}

export type TransferDraft = ReturnType<typeof useTransferDraft>
