import { contract } from '@touchline/contract/contract'
import { attendance as text } from '@touchline/text/attendance/en'
import { packs } from '@touchline/text/catalogue'
import { events as eventsText } from '@touchline/text/events/en'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { AttendanceTabs } from './attendance-tabs.tsx'

const { team } = teamOf('coach')
const past = page.getByRole('radio', { name: text.past })

test('keeps what is on screen while texts are loading', async () => {
  const words = Promise.withResolvers<typeof eventsText>()
  const load = vi.spyOn(packs.events, 'load').mockReturnValue(words.promise)
  const answer = server.holds(contract.attendance.byEvent)
  await openPart(<AttendanceTabs teamId={team.id} seasonId={undefined} />, {
    as: 'coach',
    at: '/here?tab=by-event',
  })
  const control = await past.findElement()
  let isHidden = false
  const watch = new MutationObserver(() => {
    isHidden ||= !control.checkVisibility()
  })
  watch.observe(document.body, { attributes: true, childList: true, subtree: true })

  answer()
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
  words.resolve(eventsText)
  const { event } = first(example(contract.attendance.byEvent).events)
  await expect.element(page.getByRole('heading', { name: event.title })).toBeVisible()
  watch.disconnect()
  load.mockRestore()
  expect(isHidden).toBe(false)
})
