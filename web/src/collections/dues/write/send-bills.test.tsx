import type { DuesPreviewShape } from '@touchline/contract/collections/shapes/dues'
import { contract } from '@touchline/contract/contract'
import { dues } from '@touchline/text/collections/dues/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { SendBills } from './send-bills.tsx'
import type { BillRun } from './use-bill-run.ts'

const { write: text } = dues
const { billDues, previewDues } = contract.collections
const clubId = example(contract.clubs.get).club.id
const family = first(example(previewDues).families)
const person = { ...first(family.people), state: 'due' as const, amount: 9600 }
const preview = {
  currency: 'EUR' as const,
  families: [{ ...family, hasAddress: true, people: [person], amount: 9600, bills: 1 }],
  count: 1,
  amount: 9600,
}
const period = { startsOn: '2027-01-01', months: 12 } as const
const writing: BillRun = {
  id: clubId,
  period,
  endsOn: '2027-12-31',
  offered: [period, period, period],
  setMonths: () => undefined,
  setStartsOn: () => undefined,
  name: ' Fee 2027 ',
  setName: () => undefined,
  dueOn: '2027-02-01',
  setDueOn: () => undefined,
  takenOut: new Set(),
  toggle: () => undefined,
}
const button = page.getByRole('main').getByRole('button', { name: text.send(1) })
const yes = page.getByRole('alertdialog').getByRole('button', { name: text.send(1) })

function open(parts: Partial<BillRun> = {}, shown: DuesPreviewShape = preview) {
  return openPart(
    <SendBills
      clubId={clubId}
      version={4}
      preview={shown}
      writing={{ ...writing, ...parts }}
      onDone={() => undefined}
    />,
  )
}

test('asks for confirmation with the numbers, and sends what was previewed', async () => {
  server.answers(billDues, { ...example(billDues), bills: 1 })
  await open()
  await press(button)
  await expectSaid(text.sendTitle(1, 1))
  await expectSaid(`${text.sendText(1, '€96.00', '1 February 2027')} ${text.byEmail(0)}`)
  await expectAccessible()
  await press(yes)
  await expectSaid(text.sent(1))
  expect(server.sentTo(billDues)).toMatchObject([
    {
      ...period,
      id: clubId,
      name: 'Fee 2027',
      dueOn: '2027-02-01',
      personIds: [person.id],
      amount: 9600,
      version: 4,
    },
  ])
})

test('says how many bills go to how many families, and who has no address', async () => {
  const sister = { ...person, id: clubId }
  const both = { ...first(preview.families), people: [person, sister], amount: 19_200, bills: 2 }
  const alone = { ...both, key: 'alone', hasAddress: false, people: [person], bills: 1 }
  await open({}, { ...preview, families: [both, alone] })
  await expectSaid(text.summary(3, '€288.00'))
  await press(page.getByRole('main').getByRole('button', { name: text.send(3) }))
  await expectSaid(text.sendTitle(3, 2))
  const says = text.sendText(3, '€288.00', '1 February 2027')
  await expectSaid(`${says} ${text.byTeam} ${text.byEmail(1)}`)
})

test('says if fees or members have changed since', async () => {
  server.refuses(billDues, 'changed_meanwhile')
  await open()
  await press(button)
  await press(yes)
  await expectSaid(text.changed)
})

test.each([
  [{ takenOut: new Set([family.key]) }, text.none],
  [{ name: ' ' }, text.nameMissing],
  [{ dueOn: '' }, text.dueMissing],
])('says what is missing: %o', async (parts, says) => {
  await open(parts)
  await expect.element(page.getByText(says)).toBeVisible()
})
