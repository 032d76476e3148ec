import { contract } from '@touchline/contract/contract'
import { payer } from '@touchline/text/collections/payer/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { BillPayers } from './bill-payers.tsx'

const { billPayers: text } = payer
const memberId = '019cebf5-0f00-7000-8000-0000000000a1'
const guardian = (last: string, name: string, isChosen = false) => ({
  guardianId: `019cebf5-0f00-7000-8000-0000000000${last}`,
  name,
  isMe: false,
  isChosen,
})
const parents = [guardian('e1', 'Marta Gil', true), guardian('e2', 'Luis Gil')]
const both = text.both('Marta Gil and Luis Gil')

const open = (guardians = parents) => {
  server.answers(contract.collections.billPayers, { guardians })
  return openPart(<BillPayers memberId={memberId} />)
}

test("shows who gets a child's bills, and sends a new choice", async () => {
  await open()
  await expect.element(page.getByRole('radio', { name: 'Marta Gil', exact: true })).toBeChecked()
  await expectAccessible()
  server.answers(contract.collections.setBillPayers, {
    guardians: parents.map((one) => ({ ...one, isChosen: true })),
  })
  await page.getByText(both).click()
  await expect
    .poll(() => server.sentTo(contract.collections.setBillPayers))
    .toEqual([
      {
        teamId: teamOf('admin').team.id,
        memberId,
        guardianIds: parents.map(({ guardianId }) => guardianId),
      },
    ])
  await expect.element(page.getByRole('radio', { name: both })).toBeChecked()
})

test('shows a refusal and restores the previous choice', async () => {
  await open()
  server.refuses(contract.collections.setBillPayers, 'too_many_requests')
  await page.getByText(both).click()
  await expect.element(page.getByRole('radio', { name: 'Marta Gil', exact: true })).toBeChecked()
})

test('a single parent has no choice', async () => {
  await open(parents.slice(0, 1))
  await expect.element(page.getByText(text.title)).not.toBeInTheDocument()
})
