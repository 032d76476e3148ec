import { row, send, type Row } from './sweep-row.ts'

const guessed = (more?: object): Row =>
  send({ token: 'guessed-and-guessed-again', ...more }, { owner: 404 })

const key = 'a-key-that-was-guessed'
const line = {
  firstName: 'Leo',
  lastName: 'Ruiz',
  feeId: '019cebf5-0f00-7000-8000-0000000000c1',
}
const form = {
  key,
  clientId: '019cebf5-0f00-7000-8000-0000000000c9',
  payer: { firstName: 'Marta', lastName: 'Gil', email: 'marta@example.org', language: 'en' },
  lines: [line],
  paymentOption: 'card',
}

/** Forms and bills, opened with the secret in their address. */
export const payerRows: Readonly<Record<string, Row>> = {
  'collections.openForm': send({ key }, { owner: 404 }),
  'collections.fillForm': send(() => form, { owner: 404 }),
  'collections.openBill': guessed(),
  'collections.payBills': send({ tokens: [key, `${key}2`] }, { owner: 404 }),
  'collections.requestRelief': guessed({ kind: 'reduction', words: 'Two children, one wage' }),
  'collections.withdraw': guessed(),
  'collections.signMandate': guessed({ mandate: null }),
  'collections.receipt': guessed({ language: 'en' }),
  'collections.myBills': row(),
  'collections.archivedLedgers': row(),
  'collections.exportArchivedLedgers': send({ format: 'csv', language: 'en' }),
}
