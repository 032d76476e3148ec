import { createHash } from 'node:crypto'

import type { StatementImportResult } from '@touchline/contract/collections/shapes/transfer'
import { bookingDay } from '@touchline/domain/collections/booking-day'
import type { Movement, Statement, Transfer } from '@touchline/domain/collections/statement'
import { cutTo } from '@touchline/domain/values/cut-to'

/** Direct debits booked by an import. */
export type ImportedDebits = Pick<StatementImportResult, 'collected' | 'returned'>

/** Longer than any bank allows. */
const maxLetters = 500

/** Transfers that need no decision are limited to a screen. */
const maxShown = 200

export function summaryOf({ out, unread }: Pick<Statement, 'out' | 'unread'>) {
  return {
    unreadCount: unread.length,
    unread: unread.slice(0, maxShown),
    outCount: out.length,
    out: out.slice(0, maxShown).map((movement) => factsOf(movement)),
  }
}

/** A transfer as it is stored. */
export function rowOf(transfer: Transfer) {
  const { key, kind } = transfer
  return { key: createHash('sha256').update(key).digest('hex'), kind, ...factsOf(transfer) }
}

function factsOf({ bookedOn, amount, currency, payer, words }: Movement) {
  return {
    bookedOn: bookingDay(bookedOn ?? '') ?? null,
    amount,
    currency,
    payer: cutTo(payer, maxLetters),
    words: cutTo(words, maxLetters),
  }
}
