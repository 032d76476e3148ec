import { contract } from '@touchline/contract/contract'
import { donations as text } from '@touchline/text/collections/donations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { DonationsView } from './donations-view.tsx'

const { donations: read, issueDonationReceipts } = contract.collections
const clubPage = example(contract.clubs.get)
const { club } = clubPage
const shown = example(read)
const donor = { ...first(shown.donors), receipts: [] }
const ready = { ...donor, donorKey: 'ready', name: 'Ada Ready', open: 5000, refusal: null }
const noAddress = { ...donor, name: 'Bo Bare', details: null, refusal: 'no_details' as const }
const year = { ...shown, refusal: null, donors: [ready, noAddress], leftOut: 0 }

async function open() {
  server.answers(contract.clubs.get, { ...clubPage, roles: ['treasurer'], featuresOff: [] })
  server.answers(read, year)
  await openPart(<DonationsView clubId={club.id} clubName={club.name} />)
}

test('issues a receipt to everyone who is ready, and shows the answer without reading again', async () => {
  await open()
  await expectSaid(text.states.no_details)
  await expectAccessible()
  const before = server.sentTo(read)

  server.answers(issueDonationReceipts, {
    ...year,
    donors: [{ ...ready, open: 0, refusal: 'nothing_open' }, noAddress],
  })
  await press(page.getByRole('button', { name: text.issue.all(1) }))
  await press(
    page.getByRole('alertdialog').getByRole('button', { name: text.issue.all(1), exact: true }),
  )
  await expect
    .poll(() => server.sentTo(issueDonationReceipts))
    .toMatchObject([{ year: year.year, donorKeys: ['ready'] }])
  await expectSaid(text.issue.nobody)
  expect(server.sentTo(read)).toEqual(before)
})

test('opens a donor from the table', async () => {
  await open()
  await press(page.getByRole('button', { name: text.open(noAddress.name) }))
  await expect.element(page.getByRole('dialog', { name: noAddress.name })).toBeVisible()
})
