import { clubCalendar as text } from '@touchline/text/events/club/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'

import { ClubFilters } from './club-filters.tsx'
import { useClubPlace } from './use-club-place.ts'

const team = {
  id: 'u12',
  name: 'Norte U12',
  color: '#112233',
  logo: undefined,
  accent: undefined,
  children: [],
}
const venue = { key: 'pitch 1', name: 'Pitch 1', address: null, capacity: 1 }

function Filtered() {
  const place = useClubPlace('2026-03-14')
  return <ClubFilters place={place} teams={[team]} venues={[venue]} />
}

test('chooses teams and places behind one button and keeps them in the address', async () => {
  const { search } = await openPage(<Filtered />)
  await press(page.getByRole('button', { name: text.filters }))
  await expectAccessible()
  await press(page.getByRole('checkbox', { name: 'Norte U12' }), ' ')
  await press(page.getByRole('checkbox', { name: 'Pitch 1' }), ' ')
  await expect.poll(search).toBe('?team=u12&venue=pitch+1')
  await press(page.getByRole('button', { name: text.showAll }))
  await expect.poll(search).toBe('')
})
