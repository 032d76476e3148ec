import { row, send, type Row } from './sweep-row.ts'

/** The sweep's world buys nothing: operations that would change a subscription say so. */
export const subscriptionRows: Readonly<Record<string, Row>> = {
  'subscriptions.mine': row(),
  'subscriptions.get': row(),
  'subscriptions.invoices': row(),
  'subscriptions.change': send({ priceId: 'price_sandbox_year_9900_eur' }, { owner: 409 }),
  'subscriptions.sandbox': row({ owner: 404 }),
  'subscriptions.answerSandbox': send({ choice: 'pay' }, { owner: 404 }),
}
