import { contract } from '@touchline/contract/contract'
import { donations } from '@touchline/text/collections/donations/en'
import { vi } from 'vitest'

import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { VoidForm } from './void-form.tsx'

const { voiding: text, problems } = donations
const clubId = example(contract.clubs.get).club.id

proveForm('voiding a donation receipt', {
  open: () =>
    openPart(<VoidForm clubId={clubId} receipt={{ id: clubId }} onDone={vi.fn<() => void>()} />),
  endpoint: contract.collections.voidDonationReceipt,
  fillings: { [text.reason]: 'Wrong address' },
  submit: text.save,
  sends: { clubId, receiptId: clubId, reason: 'Wrong address' },
  wrong: [{ label: text.reason, typed: ' ', says: problems.missing }],
})
