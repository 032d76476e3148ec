import { bookingDay } from '@touchline/domain/collections/booking-day'
import { billReference } from '@touchline/domain/collections/payment-reference'
import { currencies } from '@touchline/domain/values/money'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { z } from 'zod'

import written from '../fixtures/banks.json' with { type: 'json' }
import { readBankFile } from './read-statement.ts'

const reference = billReference(7)

const banks = z
  .array(
    z.object({
      name: z.string(),
      country: z.string(),
      encoding: z.string(),
      currency: z.string(),
      payer: z.string(),
      out: z.int(),
      notBooked: z.int(),
      rows: z.array(z.string()),
    }),
  )
  .parse(written)

function fileOf({ encoding, rows }: (typeof banks)[number]): Buffer {
  const text = `${rows.join('\r\n')}\r\n`.replaceAll('{reference}', reference)
  return encoding === 'utf8-bom'
    ? iconv.encode(text, 'utf8', { addBOM: true })
    : iconv.encode(text, encoding)
}

test.each(banks)('$country, $name: money in and out', async (bank) => {
  const currency = currencies.find((one) => one === bank.currency) ?? 'EUR'
  const read = await readBankFile(fileOf(bank), currency)
  expect({ unread: read.unread, notBooked: read.notBooked }).toEqual({
    unread: [],
    notBooked: bank.notBooked,
  })
  expect(read.out.map(({ amount }) => amount)).toEqual([bank.out])
  expect(
    read.transfers.map(({ bookedOn, words: _words, key: _key, ...facts }) => ({
      ...facts,
      day: bookingDay(bookedOn ?? ''),
    })),
  ).toEqual([
    {
      kind: 'payment',
      amount: 103_334,
      currency: bank.currency,
      payer: bank.payer,
      day: '2026-09-02',
    },
  ])
  expect(read.transfers[0]?.words).toContain(reference)
})
