import { contract } from '@touchline/contract/contract'
import { donations as text } from '@touchline/text/collections/donations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { DonorDetails } from './donor-details.tsx'

const { donations: read, issueDonationReceipts, sendDonationReceipts } = contract.collections
const clubId = example(contract.clubs.get).club.id
const shown = example(contract.collections.donations)
const donor = first(shown.donors)
const receipt = { ...first(donor.receipts), voided: null, isOutdated: false, isSigned: true }

const open = (more: Partial<typeof donor> = {}) =>
  openDialog((onClose) => (
    <DonorDetails
      clubId={clubId}
      donations={{ ...shown, refusal: null }}
      donor={{ ...donor, hasEmail: true, refusal: null, open: 5000, receipts: [receipt], ...more }}
      mayManage
      onClose={onClose}
    />
  ))

test('a receipt is issued and emailed one by one', async () => {
  server.answers(issueDonationReceipts, shown)
  server.answers(sendDonationReceipts, shown)
  server.answers(read, shown)
  await open()
  await expectAccessible()
  await press(page.getByRole('button', { name: text.issue.one }))
  await expect
    .poll(() => server.sentTo(issueDonationReceipts))
    .toMatchObject([{ donorKeys: [donor.donorKey] }])
  await press(page.getByRole('button', { name: text.send.one, exact: true }))
  await expect
    .poll(() => server.sentTo(sendDonationReceipts))
    .toMatchObject([{ receiptIds: [receipt.id] }])
})

test('without an address none is issued, and a receipt that says too much is to be voided', async () => {
  await open({ refusal: 'no_details', receipts: [{ ...receipt, isOutdated: true }] })
  await expectSaid(text.donor.outdated)
  await expectSaid(text.states.no_details)
  await press(page.getByRole('button', { name: text.donor.void, exact: true }))
  await expectSaid(text.voiding.title(receipt.number))
})
