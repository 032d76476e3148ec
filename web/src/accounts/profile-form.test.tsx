import { contract } from '@touchline/contract/contract'
import { accounts } from '@touchline/text/accounts/en'
import { test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { session } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ProfileForm } from './profile-form.tsx'

const me = example(contract.accounts.me)

proveForm('my profile', {
  open: () => {
    server.answersAt('PUT /auth/v1/user', session().user)
    return openPart(<ProfileForm me={me} />)
  },
  endpoint: contract.accounts.change,
  fillings: {
    [accounts.firstName]: 'Ana María',
    [accounts.surname]: 'Torres Vidal',
    [accounts.phone]: '600 12 34 99',
    [accounts.dateOfBirth]: '14/03/1985',
  },
  submit: 'Save',
  sends: {
    firstName: 'Ana María',
    lastName: 'Torres Vidal',
    phone: '+34600123499',
    dateOfBirth: '1985-03-14',
  },
  wrong: [
    { label: accounts.firstName, typed: '', says: accounts.firstNameRequired },
    { label: accounts.surname, typed: ' ', says: accounts.surnameRequired },
    { label: accounts.phone, typed: '12', says: accounts.phoneInvalid },
    { label: accounts.dateOfBirth, typed: 'in March', says: accounts.dateOfBirthInvalid },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { dateOfBirth: 'future' },
      label: accounts.dateOfBirth,
      says: accounts.dateOfBirthInvalid,
    },
  ],
})

test("says that a profile wasn't saved, and keeps the input", async () => {
  server.refuses(contract.accounts.change, 'unexpected')
  server.answersAt('PUT /auth/v1/user', session().user)
  await openPart(<ProfileForm me={me} />)
  await fillIn({ [accounts.firstName]: 'Margarita' })
  await press(page.getByRole('button', { name: 'Save', exact: true }))
  await expectSaid(accounts.profileFailed)
  expectFilled({ [accounts.firstName]: 'Margarita' })
})
