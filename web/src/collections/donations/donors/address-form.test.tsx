import { contract } from '@touchline/contract/contract'
import { donations } from '@touchline/text/collections/donations/en'
import { wire } from '@touchline/text/wire/en'
import { vi } from 'vitest'

import { example, first } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { AddressForm } from './address-form.tsx'

const { address: text, problems } = donations
const clubId = example(contract.clubs.get).club.id
const donor = { ...first(example(contract.collections.donations).donors), details: null }

proveForm('a donor’s address', {
  open: () =>
    openPart(
      <AddressForm
        clubId={clubId}
        donations={{ year: 2026, country: 'ES' }}
        donor={donor}
        onDone={vi.fn<() => void>()}
      />,
    ),
  endpoint: contract.collections.saveDonor,
  fillings: {
    [text.name]: 'Marta Gil',
    [text.street]: 'Main street 1',
    [text.postcode]: '28001',
    [text.town]: 'Madrid',
    [text.taxNumber]: '12345678Z',
  },
  submit: wire.save,
  sends: {
    clubId,
    donorKey: donor.donorKey,
    year: 2026,
    details: {
      name: 'Marta Gil',
      street: 'Main street 1',
      postcode: '28001',
      town: 'Madrid',
      taxNumber: '12345678Z',
    },
  },
  wrong: [
    { label: text.street, typed: ' ', says: problems.missing },
    { label: text.taxNumber, typed: '12345678A', says: problems.number_wrong },
  ],
})
