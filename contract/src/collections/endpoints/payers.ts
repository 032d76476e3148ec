import { accountOperation, publicOperation } from '../../wire/access.ts'
import { mandateSignature } from '../shapes/debits.ts'
import {
  billPage,
  billPageKey,
  billRequest,
  billsCheckout,
  checkoutPage,
  formSubmission,
  payerForm,
  formKey,
  myBills,
  withdrawalResult,
} from '../shapes/payer.ts'
import { receiptFile, receiptQuery, receiptResponse } from '../shapes/receipt.ts'

const tags = ['Collections']

/**
 * For payers with or without an account. Keys and tokens are secrets, so they are sent in the body.
 */
export const payerEndpoints = {
  openForm: publicOperation
    .route({ method: 'POST', path: '/collection-form/open', tags, summary: 'Read a form' })
    .input(formKey)
    .output(payerForm),

  fillForm: publicOperation
    .route({
      method: 'POST',
      path: '/collection-form',
      tags,
      successStatus: 201,
      summary: 'Submit a form and create its bill',
    })
    .input(formSubmission)
    .output(billPage),

  openBill: publicOperation
    .route({
      method: 'POST',
      path: '/bill-page/open',
      tags,
      summary: 'Read a bill as its payer',
    })
    .input(billPageKey)
    .output(billPage),

  payBills: publicOperation
    .route({
      method: 'POST',
      path: '/bill-page/checkout',
      tags,
      summary: 'Open a checkout page for one bill, or several with the same payout account',
    })
    .input(billsCheckout)
    .output(checkoutPage),

  withdraw: publicOperation
    .route({
      method: 'POST',
      path: '/bill-page/withdraw',
      tags,
      summary: 'Leave the waiting list, or give up a place that nothing was paid for',
    })
    .input(billPageKey)
    .output(withdrawalResult),

  requestRelief: publicOperation
    .route({
      method: 'POST',
      path: '/bill-page/request',
      tags,
      summary: 'Ask to pay less or in instalments',
    })
    .input(billRequest)
    .output(billPage),

  signMandate: publicOperation
    .route({
      method: 'POST',
      path: '/bill-page/mandate',
      tags,
      summary: 'Sign a SEPA mandate as the payer of a bill, change its account, or revoke it',
    })
    .input(mandateSignature)
    .output(billPage),

  receipt: publicOperation
    .route({
      method: 'POST',
      path: '/bill-page/receipt',
      tags,
      summary: 'Receipt of a bill, its Swiss payment slip or a donation receipt, as a PDF',
      // The token in the bill's address is enough, so no account is needed.
      spec: (operation) => ({ ...operation, security: [], responses: { 200: receiptResponse } }),
    })
    .input(receiptQuery)
    .output(receiptFile),

  myBills: accountOperation
    .route({
      method: 'GET',
      path: '/me/bills',
      tags,
      summary: 'My bills and forms of all teams',
    })
    .output(myBills),
}
