import { row, send, type Row } from './sweep-row.ts'

const item = { kind: 'fine', name: 'Late', amount: 500 }
const anId = '019cebf5-0f00-7000-8000-0000000000c7'

/** The team has minors, so its cash box can't be turned on: routes.test.ts has teams of adults. */
export const cashboxRows: Readonly<Record<string, Row>> = {
  'cashbox.get': row(),
  'cashbox.entries': row({ owner: 404 }),
  'cashbox.configure': send({ isOn: true, isOpen: true }, { owner: 403 }),
  'cashbox.saveItem': send({ item }, { owner: 404 }),
  'cashbox.removeItem': row({ owner: 404 }),
  'cashbox.charge': send(
    ({ memberId }) => ({ itemId: anId, memberIds: [memberId], eventId: null }),
    { owner: 404 },
  ),
  'cashbox.record': send(({ memberId }) => ({ kind: 'payment', memberId, amount: 500, note: '' }), {
    owner: 404,
  }),
  'cashbox.undo': row({ owner: 404 }),
  'cashbox.bill': send(
    ({ memberId }) => ({
      billingId: anId,
      memberIds: [memberId],
      amount: 500,
      dueOn: '2031-01-01',
    }),
    { owner: 404 },
  ),
}
