import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { SafeguardingDialog } from './safeguarding-dialog.tsx'

const text = clubs.page
const club = example(contract.clubs.get)
const [manager] = club.staff
const open = () => openDialog((onClose) => <SafeguardingDialog {...club} onClose={onClose} />)

proveDialog('naming the safeguarding person', {
  open: () => openDialog((onClose) => <SafeguardingDialog {...nobody()} onClose={onClose} />),
  endpoint: contract.clubs.change,
  fillings: {
    [text.safeguardingName]: 'Kim Field',
    [clubs.create.fields.phone]: '600 99 88 77',
    [text.safeguardingAccount]: 'Ana Torres',
  },
  submit: wire.save,
  sends: {
    clubId: club.club.id,
    changes: {
      safeguardingName: 'Kim Field',
      safeguardingPhone: '+34600998877',
      safeguardingAccountId: manager?.accountId,
    },
  },
  wrong: [{ label: clubs.create.fields.phone, typed: '12', says: text.phoneInvalid }],
})

function nobody() {
  const none = { safeguardingName: null, safeguardingPhone: null, safeguardingAccountId: null }
  return { ...club, club: { ...club.club, ...none } }
}

test('removes the person from the team pages when the fields are emptied', async () => {
  server.answers(contract.clubs.change)
  await open()
  await fillIn({
    [text.safeguardingName]: '',
    [clubs.create.fields.phone]: '',
    [text.safeguardingAccount]: text.noSafeguardingAccount,
  })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.clubs.change).at(-1)?.changes)
    .toEqual({ safeguardingName: null, safeguardingPhone: null, safeguardingAccountId: null })
})
