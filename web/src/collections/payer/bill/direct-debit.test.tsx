import { contract } from '@touchline/contract/contract'
import { mandates as text } from '@touchline/text/collections/debits/mandates/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { DirectDebit } from './direct-debit.tsx'

const bill = { ...example(contract.collections.openBill), outstanding: 5000 }
const { debit } = bill
if (debit === null) throw new Error('the example has a creditor')
const mandate = {
  reference: 'M00042',
  holder: 'Ana Torres',
  iban: 'DE89 •••• 3000',
  signedOn: '2026-01-02',
  isOwn: true,
}

const open = (part: Partial<typeof debit>) =>
  openPart(<DirectDebit bill={bill} debit={{ ...debit, isForGuardian: false, ...part }} />, {
    as: 'visitor',
  })

proveForm('signing a mandate', {
  open: async () => {
    await open({ mandate: null })
    await page.getByText(text.title).findElement()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
  },
  endpoint: contract.collections.signMandate,
  fillings: {
    [text.holder]: 'Ana Torres',
    [text.iban]: 'DE89 3704 0044 0532 0130 00',
    [text.name]: 'Ana Torres',
    [text.consent]: true,
  },
  submit: text.sign,
  sends: {
    token: bill.token,
    mandate: {
      holder: 'Ana Torres',
      iban: 'DE89370400440532013000',
      address: null,
      language: 'en',
      name: 'Ana Torres',
    },
  },
  wrong: [
    { label: text.iban, typed: 'DE88', says: text.problems.iban_wrong },
    { label: text.name, typed: ' ', says: text.problems.missing },
    { label: text.consent, typed: false, says: text.problems.consent_missing },
  ],
})

const revoke = page.getByRole('button', { name: text.revoke })

proveQuestion('revoking the own mandate', {
  open: async () => {
    await open({ mandate })
    await press(revoke)
  },
  trigger: revoke,
  endpoint: contract.collections.signMandate,
  title: text.revokeTitle,
  consequence: text.revokeText,
  confirm: text.revoke,
  sends: { token: bill.token, mandate: null },
})

test('tells a minor that a guardian has to sign', async () => {
  await open({ mandate: null, isForGuardian: true })
  await page.getByText(text.title).findElement()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(text.forGuardian)).toBeVisible()
  await expectAccessible()
})
