import { events } from '@touchline/text/events/en'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { ActiveFilters } from './active-filters.tsx'
import { CalendarFilters } from './calendar-filters.tsx'
import type { CalendarPlace, CalendarView } from './use-calendar-place.ts'

const { calendar: text } = events
const button = page.getByRole('button', { name: text.filters })
const dialog = page.getByRole('dialog', { name: text.filters })

const nothing = () => undefined
const anywhere = {
  month: '2026-03',
  week: [],
  from: '2026-03-14',
  teamIds: [],
  showMonth: nothing,
  showWeek: nothing,
  turn: nothing,
  showTeams: nothing,
} as const

function Filtered() {
  const [search, searchFor] = useState('')
  const [view, showView] = useState<CalendarView>('list')
  const place: CalendarPlace = { ...anywhere, search, searchFor, view, showView }
  return (
    <>
      <CalendarFilters place={place} />
      <ActiveFilters place={place} />
      <p>Shown as {place.view}</p>
    </>
  )
}

test('opens view and search with one button and keeps the search visible', async () => {
  await page.viewport(390, 844)
  await openPart(<Filtered />)
  await press(button)
  await expect.element(dialog).toBeVisible()
  await userEvent.fill(dialog.getByRole('searchbox', { name: text.search }), 'cup')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()

  await press(page.getByRole('button', { name: text.removeFilter('cup') }))
  await expect.element(page.getByRole('list', { name: text.activeFilters })).not.toBeInTheDocument()
})

test('closes the filters when a view is chosen', async () => {
  await openPart(<Filtered />)
  await press(button)
  await userEvent.click(dialog.getByText(text.month, { exact: true }))
  await expect.element(page.getByText('Shown as month')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})
