import type { Me } from '@touchline/contract/accounts/shapes'
import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import TeamOnboardingPage from './team-onboarding-page.tsx'

const { onboarding: text } = teams
const goals = Object.values(text.goalWords)
const [firstGoal = ''] = goals

function openOnboarding(onboarding: Me['onboarding'] = { referralSource: null, goals: [] }) {
  server.answers(contract.accounts.me, { ...example(contract.accounts.me), onboarding })
  return openPage(<TeamOnboardingPage />, { at: '/team-onboarding' })
}

proveForm('the two questions after creating a team', {
  open: () => openOnboarding(),
  endpoint: contract.accounts.change,
  fillings: { [text.referral]: text.referralSources.partner, [firstGoal]: true },
  submit: text.submit,
  sends: {
    onboarding: { referralSource: 'partner', goals: [Object.keys(text.goalWords)[0]] },
  },
})

test('people who return see their answers', async () => {
  await openOnboarding({ referralSource: 'app-store', goals: [] })
  await expect
    .poll(() => page.getByLabelText(text.referralSources['app-store']).element())
    .toHaveProperty('checked', true)
  expectFilled({ [firstGoal]: false })
})

test('both questions can be skipped', async () => {
  server.answers(contract.accounts.change)
  localStorage.removeItem('createdTeamId')
  const opened = await openOnboarding()
  await press(page.getByRole('button', { name: text.skip, exact: true }))
  await expect.poll(() => server.sentTo(contract.accounts.change)).toEqual([{ onboarding: {} }])
  await expect.poll(() => opened.path()).toBe('/dashboard')
})
