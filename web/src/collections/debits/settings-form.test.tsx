import { contract } from '@touchline/contract/contract'
import { debits } from '@touchline/text/collections/debits/en'
import { vi } from 'vitest'

import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { SettingsForm } from './settings-form.tsx'

const { setup: text, mandates } = debits
const clubId = example(contract.clubs.get).club.id
const shown = { ...example(contract.collections.debits), creditor: null, version: 0 }

proveForm('setting up direct debit', {
  open: () =>
    openPart(
      <SettingsForm
        clubId={clubId}
        clubName="CD Norte"
        debits={shown}
        onDone={vi.fn<() => void>()}
      />,
    ),
  endpoint: contract.collections.saveCreditor,
  fillings: {
    [text.identifier]: 'DE98 ZZZ 0999 9999 999',
    [text.name]: 'TSV Nord e.V.',
    [text.iban]: 'DE89 3704 0044 0532 0130 00',
    [text.noticeDays]: '7',
  },
  submit: text.save,
  sends: {
    name: 'TSV Nord e.V.',
    identifier: 'DE98ZZZ09999999999',
    iban: 'DE89370400440532013000',
    noticeDays: 7,
    version: 0,
  },
  wrong: [
    {
      label: text.identifier,
      typed: 'DE97ZZZ09999999999',
      says: mandates.problems.identifier_wrong,
    },
    { label: text.iban, typed: 'DE88', says: mandates.problems.iban_wrong },
    { label: text.noticeDays, typed: '31', says: mandates.problems.number_wrong },
    { label: text.name, typed: ' ', says: mandates.problems.missing },
  ],
})
