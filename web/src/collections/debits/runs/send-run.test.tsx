import { contract } from '@touchline/contract/contract'
import { debits } from '@touchline/text/collections/debits/en'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { SendRun } from './send-run.tsx'

const { start: text } = debits
const { startDebits, previewDebits } = contract.collections
const clubId = example(contract.clubs.get).club.id
const preview = { ...example(previewDebits), count: 2, amount: 20_000, dueOn: '2026-12-15' }
const button = page.getByRole('main').getByRole('button', { name: text.send('€200.00') })
const yes = page.getByRole('alertdialog').getByRole('button', { name: text.send('€200.00') })

const open = (part: Partial<typeof preview> = {}) =>
  openPart(
    <SendRun
      clubId={clubId}
      duesRunId={null}
      preview={{ ...preview, ...part }}
      onDone={vi.fn<() => void>()}
    />,
  )

test('asks for confirmation with the numbers, and collects what was previewed', async () => {
  server.answers(startDebits)
  await open()
  await press(button)
  await expectSaid(/2 bills, collected on/)
  await expectAccessible()
  await press(yes)
  await expectSaid(text.sent)
  expect(server.sentTo(startDebits)).toMatchObject([
    { clubId, duesRunId: null, dueOn: '2026-12-15', amount: 20_000, count: 2 },
  ])
})

test('says if the bills have changed since', async () => {
  server.refuses(startDebits, 'changed_meanwhile')
  await open()
  await press(button)
  await press(yes)
  await expectSaid(text.changed)
})

test('says why nothing can be collected', async () => {
  await open({ count: 0, amount: 0 })
  await expectSaid(text.none)
})
