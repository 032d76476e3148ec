import { mine, row, send, theirs, type Row } from './sweep-row.ts'

/** Nothing is bought in the world of the sweep: what would change it says so. */
export const subscriptionRows: Readonly<Record<string, Row>> = {
  'subscriptions.mine': mine(),
  'subscriptions.get': theirs(),
  'subscriptions.invoices': theirs(),
  'subscriptions.change': send({ priceId: 'price_sandbox_year_9900_eur' }, { owner: 409 }),
  'subscriptions.sandbox': row('anyone', { owner: 404 }),
  'subscriptions.answerSandbox': row('anyone', { body: () => ({ choice: 'pay' }), owner: 404 }),
}
