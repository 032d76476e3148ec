import { contract } from '@touchline/contract/contract'
import { auth } from '@touchline/text/auth/en'
import { bank as text } from '@touchline/text/collections/bank/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { AccountCard } from './account-card.tsx'

const { setPayout } = contract.collections
const { id: teamId } = teamOf('admin').team
const payout = {
  ...example(contract.collections.payout),
  holder: null,
  iban: null,
  proof: 'password',
} as const
const stored = { ...payout, holder: 'Riverside United', iban: 'DE89370400440532013000' } as const

proveForm('the account for transfers', {
  open: () => openPart(<AccountCard teamId={teamId} payout={payout} />),
  endpoint: setPayout,
  fillings: {
    [text.holder]: 'Riverside United',
    [text.iban]: 'DE89 3704 0044 0532 0130 00',
    [text.proof.password]: 'over the moon 7',
  },
  submit: text.save,
  sends: {
    teamId,
    holder: 'Riverside United',
    iban: 'DE89 3704 0044 0532 0130 00',
    password: 'over the moon 7',
  },
  wrong: [
    { label: text.holder, typed: ' ', says: text.holderMissing },
    { label: text.iban, typed: 'DE88 3704 0044 0532 0130 00', says: text.ibanWrong },
    { label: text.proof.password, typed: '', says: auth.fields.missing },
  ],
  refusals: [
    { code: 'wrong_password', label: text.proof.password },
    { code: 'fresh_sign_in_needed', label: text.proof.password, says: text.proof.asked },
  ],
})

test('removing an account from bills needs the password', async () => {
  server.answers(setPayout)
  await openPart(<AccountCard teamId={teamId} payout={stored} />)
  await press(page.getByRole('button', { name: text.remove }))
  await expectRefused(text.proof.password, auth.fields.missing)
  await fillIn({ [text.proof.password]: 'over the moon 7' })
  await press(page.getByRole('button', { name: text.remove }))
  await expectSaid(text.removed)
  await expect
    .poll(() => server.sentTo(setPayout))
    .toEqual([{ teamId, holder: null, iban: null, address: null, password: 'over the moon 7' }])
})

test('a bank account that was just proven needs no password', async () => {
  server.answers(setPayout)
  await openPart(<AccountCard teamId={teamId} payout={{ ...stored, proof: 'done' }} />)
  await expect.element(page.getByLabelText(text.proof.password)).not.toBeInTheDocument()
  await press(page.getByRole('button', { name: text.save }))
  await expectSaid(text.saved)
})

test('people without a password sign in again, and keep what they typed', async () => {
  const shown = <AccountCard teamId={teamId} payout={{ ...payout, proof: 'sign_in' }} />
  await openPart(shown)
  await fillIn({ [text.holder]: 'Riverside United' })
  await expectSaid(text.proof.fresh)
  await expectAccessible()
  await expect.element(page.getByRole('button', { name: text.save })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: text.proof.signInAgain })).toBeVisible()
})
