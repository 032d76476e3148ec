import { contract } from '@touchline/contract/contract'
import { auth } from '@touchline/text/auth/en'
import { bank as text } from '@touchline/text/collections/bank/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { paths } from '#web/app/paths.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { VerifyCard } from './verify-card.tsx'

const { onboard } = contract.collections
const { id: teamId } = teamOf('admin').team
/** Stays on this page, because the provider's would end the test. */
const url = '#provider'
const payout = {
  ...example(contract.collections.payout),
  state: 'none',
  country: 'ES',
  proof: 'password',
} as const

proveForm('the way to the payment provider', {
  open: () => {
    server.answers(contract.collections.payout, payout)
    return openPart(<VerifyCard teamId={teamId} payout={payout} />)
  },
  endpoint: onboard,
  answer: { url },
  fillings: { [text.proof.password]: 'over the moon 7' },
  submit: text.validate,
  sends: { teamId, country: 'ES', returnPath: paths.payout(teamId), password: 'over the moon 7' },
  wrong: [{ label: text.proof.password, typed: '', says: auth.fields.missing }],
  refusals: [
    { code: 'wrong_password', label: text.proof.password },
    { code: 'fresh_sign_in_needed', label: text.proof.password, says: text.proof.asked },
  ],
})

test("opens the provider's page", async () => {
  server.answers(onboard, { url })
  await openPart(<VerifyCard teamId={teamId} payout={{ ...payout, proof: 'done' }} />)
  await press(page.getByRole('button', { name: text.validate }))
  await expect.poll(() => location.hash).toBe(url)
  history.replaceState(history.state, '', location.pathname + location.search)
})

test('continues onboarding without asking for the country again', async () => {
  await openPart(<VerifyCard teamId={teamId} payout={{ ...payout, state: 'onboarding' }} />)
  await expectSaid(text.startedText)
  await expect.element(page.getByRole('button', { name: text.goOn })).toBeVisible()
  await expect.element(page.getByLabelText(text.country)).not.toBeInTheDocument()
})

test('says when the provider has verified the club', async () => {
  await openPart(<VerifyCard teamId={teamId} payout={{ ...payout, state: 'ready' }} />)
  await expectSaid(text.readyText)
  await expectAccessible()
})

test('people without a password sign in again first', async () => {
  await openPart(<VerifyCard teamId={teamId} payout={{ ...payout, proof: 'sign_in' }} />)
  await expectSaid(text.proof.fresh)
  await expect.element(page.getByRole('button', { name: text.validate })).not.toBeInTheDocument()
})
