import { contract } from '@touchline/contract/contract'
import { memberImport as text } from '@touchline/text/members/import/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'

import { NotImported } from './import-problems.tsx'

const preview = { ...example(contract.members.previewImport), problems: [] }
const column = { index: 7, heading: 'IBAN', field: null, samples: ['DE89 3704', 'DE02 1203'] }

test("lists columns that can't be stored, with their first values", async () => {
  await openPart(<NotImported preview={{ ...preview, columns: [column] }} />)
  const title = `${text.problemsTitle} ${text.counts.columns(1)}`
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expectSaid('IBAN')
  await expectSaid('DE89 3704, DE02 1203')
  await expectAccessible()
})

test('shows nothing without such columns', async () => {
  const known = preview.columns.filter(({ field }) => field !== null && field !== 'division')
  await openPart(<NotImported preview={{ ...preview, columns: known }} />)
  await expect.element(page.getByRole('heading', { name: 'Touchline' })).toBeInTheDocument()
  expect(page.getByRole('heading', { level: 2 }).elements()).toEqual([])
})
