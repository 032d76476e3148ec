import { forAccounts, openToAnyone } from '../../wire/access.ts'
import { mandateSignature } from '../shapes/debits.ts'
import {
  billPage,
  billPageKey,
  billRequest,
  billsCheckout,
  checkoutPage,
  filledForm,
  payerForm,
  formKey,
  myBills,
  withdrawn,
} from '../shapes/payer.ts'
import { receiptFile, receiptQuestion, receiptResponse } from '../shapes/receipt.ts'

const tags = ['Collections']

/**
 * For payers with or without an account. Keys and tokens are secrets, so they are sent in the body.
 */
export const payerEndpoints = {
  openForm: openToAnyone
    .route({ method: 'POST', path: '/collection-form/open', tags, summary: 'Read a form' })
    .input(formKey)
    .output(payerForm),

  fillForm: openToAnyone
    .route({
      method: 'POST',
      path: '/collection-form',
      tags,
      successStatus: 201,
      summary: 'Submit a form and create its bill',
    })
    .input(filledForm)
    .output(billPage),

  openBill: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/open',
      tags,
      summary: 'Read a bill as its payer',
    })
    .input(billPageKey)
    .output(billPage),

  payBills: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/checkout',
      tags,
      summary: 'Open a checkout page for one bill, or several with the same payout account',
    })
    .input(billsCheckout)
    .output(checkoutPage),

  withdraw: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/withdraw',
      tags,
      summary: 'Leave the waiting list, or give up a place that nothing was paid for',
    })
    .input(billPageKey)
    .output(withdrawn),

  requestRelief: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/request',
      tags,
      summary: 'Ask to pay less or in instalments',
    })
    .input(billRequest)
    .output(billPage),

  signMandate: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/mandate',
      tags,
      summary: 'Sign a SEPA mandate as the payer of a bill, change its account, or revoke it',
    })
    .input(mandateSignature)
    .output(billPage),

  receipt: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/receipt',
      tags,
      summary: 'Receipt of a bill, its Swiss payment slip or a donation receipt, as a PDF',
      // The token in the bill's address is enough, so no account is needed.
      spec: (operation) => ({ ...operation, security: [], responses: { 200: receiptResponse } }),
    })
    .input(receiptQuestion)
    .output(receiptFile),

  myBills: forAccounts
    .route({
      method: 'GET',
      path: '/me/bills',
      tags,
      summary: 'My bills and forms of all teams',
    })
    .output(myBills),
}
