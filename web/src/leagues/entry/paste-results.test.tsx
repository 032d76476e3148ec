import { contract } from '@touchline/contract/contract'
import { leagueEntry } from '@touchline/text/leagues/entry/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectRefused } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { key, exampleLeague } from '../testing/example-league.ts'
import { ResultsSteps } from './results-steps.tsx'

const { results: text } = leagueEntry
const line = '14.03.2026 15:00 Riverside United – Harbour Town 2:1'
const nothingFound = { preview: { lines: [], questions: [], columns: [], leftOut: 0 } }
const open = () => openPart(<ResultsSteps whole={exampleLeague} />, { as: 'coach' })

proveForm('reading pasted results', {
  open,
  endpoint: contract.leagues.importResults,
  answer: nothingFound,
  fillings: { [text.text]: line },
  submit: text.read,
  sends: { ...key, text: line, language: 'en', preview: true },
  wrong: [{ label: text.text, typed: ' ', says: text.textMissing }],
  refusals: [{ code: 'import_too_large' }, { code: 'too_many_requests' }],
})

test('a file fills the text field', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: text.read })).toBeVisible()
  choose(new File([`\uFEFF${line}`], 'results.csv'))
  await expect.element(page.getByLabelText(text.text)).toHaveValue(line)
})

test('refuses too much text before sending', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: text.read })).toBeVisible()
  choose(new File(['9'.repeat(500_001)], 'results.csv'))
  await expectRefused(text.text, text.tooLong)
  await press(page.getByRole('button', { name: text.read }))
  expect(server.sentTo(contract.leagues.importResults)).toEqual([])
})

test('the text is kept when going back', async () => {
  server.answers(contract.leagues.importResults, nothingFound)
  await open()
  await page.getByLabelText(text.text).fill(line)
  await press(page.getByRole('button', { name: text.read }))
  await press(page.getByRole('button', { name: text.otherText }))
  await expect.element(page.getByRole('button', { name: text.read })).toBeVisible()
  expectFilled({ [text.text]: line })
})

function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('there is no field for a file')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
