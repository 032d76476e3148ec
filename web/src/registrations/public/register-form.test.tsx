import { contract } from '@touchline/contract/contract'
import { register as text } from '@touchline/text/registrations/public/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import type { PublicForm } from './api.ts'
import { RegisterForm } from './register-form.tsx'

const shown = example(contract.registrations.openForm)
const form: PublicForm = {
  ...shown,
  today: '2026-12-01',
  cutOff: '2027-01-01',
  settings: {
    ...shown.settings,
    kinds: ['active'],
    address: 'required',
    mandate: 'optional',
    fields: [],
  },
  teams: [
    {
      id: '019cebf5-0f00-7000-8000-0000000000f1',
      name: 'Norte U10',
      ageGroup: 'U10',
      isFull: true,
      placesLeft: null,
    },
  ],
  fee: null,
  dues: {
    currency: 'EUR',
    months: 12,
    rules: {
      rates: [
        {
          id: '019cebf5-0f00-7000-8000-0000000000f2',
          name: 'Child',
          minAge: null,
          maxAge: 17,
          teamIds: [],
          kinds: [],
          amount: 12_000,
        },
      ],
      rateChoice: 'first' as const,
      isProRata: false,
      siblingPercents: [50],
      familyMaximum: null,
      yearBegins: 1,
    },
  },
}
const key = 'V1NjM0ZkQ2pXb2JzU0d4R2hKaw'
const send = page.getByRole('button', { name: text.send, exact: true })

const open = () =>
  openPart(<RegisterForm formKey={key} form={form} onSent={() => undefined} />, { as: 'visitor' })

test('says beside each field what is missing', async () => {
  await open()
  await expectAccessible()
  await press(send)
  await expect.element(page.getByText(text.check)).toBeVisible()
  await expect.element(page.getByText(text.problems.consent)).toBeVisible()
})

test('proposes a team by age, and shows the fee of two children with the discount', async () => {
  await open()
  await press(page.getByRole('button', { name: text.people.add }))
  const [mia, leo] = [...document.querySelectorAll('input[type=date]')]
  if (mia === undefined || leo === undefined) throw new Error('two people have a birth date')
  await page.elementLocator(mia).fill('2018-05-01')
  await expect.element(page.getByText(text.people.full('Norte U10')).first()).toBeVisible()
  await page.elementLocator(leo).fill('2018-06-01')
  await expect.element(page.getByText('€180.00')).toBeVisible()
})

test('a team without a club asks for no team and shows its fee for everyone', async () => {
  const own = { ...form, dues: null, owner: { ...form.owner, kind: 'team' as const } }
  const fee = { name: 'Season', amount: 9000, currency: 'EUR' as const }
  await openPart(<RegisterForm formKey={key} form={{ ...own, fee }} onSent={() => undefined} />, {
    as: 'visitor',
  })
  await expect.element(page.getByText('€90.00')).toBeVisible()
  await press(page.getByRole('button', { name: text.people.add }))
  await expect.element(page.getByText('€180.00')).toBeVisible()
  await expect
    .element(page.getByLabelText(text.people.team, { exact: true }))
    .not.toBeInTheDocument()
})
