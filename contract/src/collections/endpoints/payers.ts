import { oc } from '@orpc/contract'

import { openToAnyone } from '../../wire/access.ts'
import {
  billCheckout,
  billPage,
  billPageKey,
  billRequest,
  billsCheckout,
  checkoutPage,
  filledForm,
  form,
  formKey,
  myBills,
} from '../shapes/payer.ts'
import { receiptFile, receiptQuestion, receiptResponse } from '../shapes/receipt.ts'

const tags = ['Collections']

/**
 * What payers do, with an account or without one: the address of a form or a bill says which. Both are
 * sent in the body, for they are secrets.
 */
export const payerEndpoints = {
  openForm: openToAnyone
    .route({ method: 'POST', path: '/collection-form/open', tags, summary: 'What a form asks' })
    .input(formKey)
    .output(form),

  fillForm: openToAnyone
    .route({
      method: 'POST',
      path: '/collection-form',
      tags,
      successStatus: 201,
      summary: 'Hand in a form, which makes a bill',
    })
    .input(filledForm)
    .output(billPage),

  openBill: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/open',
      tags,
      summary: 'A bill as its payer sees it',
    })
    .input(billPageKey)
    .output(billPage),

  payBill: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/checkout',
      tags,
      summary: 'The provider’s page for the next part of a bill, or all of it',
    })
    .input(billCheckout)
    .output(checkoutPage),

  payBills: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/checkout-together',
      tags,
      summary: 'The provider’s page for what is due of several bills, paid to one account',
    })
    .input(billsCheckout)
    .output(checkoutPage),

  ask: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/request',
      tags,
      summary: 'Ask quietly to pay less or in parts',
    })
    .input(billRequest)
    .output(billPage),

  receipt: openToAnyone
    .route({
      method: 'POST',
      path: '/bill-page/receipt',
      tags,
      summary: 'What was paid of a bill, as a PDF',
      // Whoever has the bill's address has its receipt: no account is asked for.
      spec: (operation) => ({ ...operation, security: [], responses: { 200: receiptResponse } }),
    })
    .input(receiptQuestion)
    .output(receiptFile),

  myBills: oc
    .route({
      method: 'GET',
      path: '/me/bills',
      tags,
      summary: 'My bills of all teams, and what I am asked to fill in',
    })
    .output(myBills),
}
