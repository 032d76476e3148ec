import { operations } from '@touchline/text/operations/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { AuditSearchForm } from './audit-search-form.tsx'
import type { AskedAudit } from './use-audit-search.ts'

const { audit: text } = operations.admin
const nothing: AskedAudit = { person: '', action: '', from: '', to: '' }
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function openSearch(asked = nothing): Promise<AskedAudit[]> {
  const searches: AskedAudit[] = []
  await openPart(
    <AuditSearchForm
      asked={asked}
      onAsk={(wanted) => {
        searches.push(wanted)
      }}
    />,
  )
  return searches
}

const filters = button(wire.filters)
const show = button(wire.show)

test('on a phone searches by person, and by action and days from a sheet, all by keyboard', async () => {
  const searches = await openSearch()
  await fillIn({ [text.person]: ' lea@example.org ' })
  await press(filters)
  await fillIn({
    [text.action]: 'Signed in',
    [text.from]: '2026-11-01',
    [text.to]: '2026-11-30',
  })
  await expectAccessible()
  await press(show)
  expect(searches).toEqual([
    { person: 'lea@example.org', action: 'auth.signed_in', from: '2026-11-01', to: '2026-11-30' },
  ])
})

test('on a wide screen everything is in a row', async () => {
  await page.viewport(1280, 900)
  const searches = await openSearch()
  await fillIn({ [text.action]: 'Signed in', [text.from]: '2026-11-01' })
  await press(button(text.search))
  await expectAccessible()
  expect(searches).toEqual([{ ...nothing, action: 'auth.signed_in', from: '2026-11-01' }])
  await page.viewport(390, 844)
})

test('shows what was searched, and clears it', async () => {
  const searches = await openSearch({ ...nothing, action: 'auth.signed_in', from: '2026-11-01' })
  await press(filters)
  expectFilled({ [text.action]: 'Signed in', [text.from]: '2026-11-01' })
  await userEvent.keyboard('{Escape}')
  await press(button(text.clear))
  expect(searches).toEqual([nothing])
})

test('there is nothing to clear before something is searched', async () => {
  const searches = await openSearch()
  await expect.element(button(text.clear)).not.toBeInTheDocument()
  await press(button(text.search))
  expect(searches).toEqual([nothing])
})
