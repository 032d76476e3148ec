import { attendance } from '@touchline/text/attendance/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { SummaryFilters } from './summary-filters.tsx'

const button = page.getByRole('button', { name: wire.filters })

test('on a phone one button opens the filters, and Enter closes them', async () => {
  await page.viewport(390, 844)
  await openPart(<SummaryFilters />)
  await press(button)
  await userEvent.fill(page.getByRole('searchbox', { name: attendance.search }), 'cup')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('on wide screens they are part of the page', async () => {
  await page.viewport(1280, 800)
  await openPart(<SummaryFilters />)
  await expect.element(page.getByRole('searchbox', { name: attendance.search })).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})
