import { contract } from '@touchline/contract/contract'
import { mandates as text } from '@touchline/text/collections/debits/mandates/en'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'

import { SignMandate } from './sign-mandate.tsx'

const bill = example(contract.collections.openBill)

test('an account outside the European Economic Area needs the address', async () => {
  const creditor = bill.debit
  if (creditor === null) throw new Error('the example has a creditor')
  await openPart(
    <SignMandate
      bill={bill}
      creditor={creditor}
      onDone={vi.fn<() => void>()}
      onCancel={undefined}
    />,
    { as: 'visitor' },
  )
  const town = page.getByRole('textbox', { name: text.town })
  await expect.element(town).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: text.iban }).fill('CH93 0076 2011 6238 5295 7')
  await expect.element(town).toBeVisible()
})
