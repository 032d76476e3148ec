import { accountOperation } from '../../wire/access.ts'
import {
  checkoutOpened,
  checkoutInput,
  subscriptionAnswer,
  subscriptionProducts,
  subscriptionQuery,
} from '../shapes/products.ts'

/** Served under /functions/v1, with the names and fields of the specification. */
export const functionsEndpoints = {
  fetchProducts: accountOperation
    .route({ method: 'POST', path: '/fetch-stripe-products', summary: 'What Premium costs' })
    .output(subscriptionProducts),

  openCheckout: accountOperation
    .route({
      method: 'POST',
      path: '/create-checkout-session',
      summary: 'Where an admin pays for Premium of a team',
    })
    .input(checkoutInput)
    .output(checkoutOpened),

  verify: accountOperation
    .route({
      method: 'POST',
      path: '/verify-subscription',
      summary: 'Whether a team of mine has paid for Premium',
    })
    .input(subscriptionQuery)
    .output(subscriptionAnswer),
}
