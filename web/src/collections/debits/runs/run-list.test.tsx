import { contract } from '@touchline/contract/contract'
import { debits as text } from '@touchline/text/collections/debits/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { RareDebitActions } from '../rare-debit-actions.tsx'
import { RunList } from './run-list.tsx'

const debits = example(contract.collections.debits)
const run = { ...first(debits.runs), dueOn: '2026-12-10' }

async function open() {
  const chosen: string[] = []
  await openPart(
    <RunList
      clubId={example(contract.clubs.get).club.id}
      debits={{ ...debits, runs: [run], mandates: 10 }}
      rare={
        <RareDebitActions
          debits={{ ...debits, mandates: 10 }}
          onChoose={(part) => chosen.push(part)}
        />
      }
      onStart={() => chosen.push('start')}
    />,
  )
  return chosen
}

const start = page.getByRole('button', { name: text.runs.start })
const card = page.getByText(/2026/).first()
const topOf = (locator: typeof start) => locator.element().getBoundingClientRect().top

test('phones show the runs first and the actions below', async () => {
  await page.viewport(390, 844)
  const chosen = await open()
  await expect.element(start).toBeVisible()
  expect(topOf(card)).toBeLessThan(topOf(start))
  await expectAccessible()
  await press(page.getByRole('button', { name: text.more }))
  await press(page.getByRole('menuitem', { name: text.mandatesLink(10) }))
  await expect.poll(() => chosen).toEqual(['mandates'])
})

test('wide windows show the actions above the runs', async () => {
  await page.viewport(1280, 800)
  const chosen = await open()
  await expect.element(start).toBeVisible()
  expect(topOf(start)).toBeLessThan(topOf(card))
  await press(start)
  expect(chosen).toEqual(['start'])
})
