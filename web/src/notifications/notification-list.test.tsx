import { contract } from '@touchline/contract/contract'
import { notifications as text } from '@touchline/text/notifications/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { paths } from '#web/app/paths.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { NotificationList } from './notification-list.tsx'

const known = first(example(contract.notifications.list).notifications)
const team = { id: '0190c1b2-7b6e-7f00-8000-0000000000a1', name: 'Lions U12', color: '#1e3a5f' }

/** Lines of a version of the server that this tab was not loaded from. */
async function openLater(...lines: object[]) {
  const notifications = lines.map((traits, at) => ({
    ...known,
    id: known.id.replace(/.$/, String(at)),
    kind: 'jersey_washed',
    ...traits,
  }))
  server.answersAt('GET /rest/v1/me/notifications', { notifications, nextCursor: null })
  server.answers(contract.notifications.markRead)
  return openPart(<NotificationList />)
}

test('a kind of a later version says where something changed, and leads to the team', async () => {
  const { path } = await openLater({ team, isRead: false })
  await expect.element(page.getByText(/Something changed in Lions U12/)).toBeVisible()
  await expectAccessible()
  await press(page.getByRole('link'))
  await expect.poll(path).toBe(paths.team(team.id))
})

test('beside it the known ones are read as ever', async () => {
  await openLater({ team }, { kind: 'join_approved', team, people: [] })
  await expect.element(page.getByText(/You’re now in/)).toBeVisible()
})

test('without a team it leads to the club, else to the notifications', async () => {
  const club = { ...team, name: 'CD Norte' }
  await openLater({ team: null, club }, { team: null, club: null, event: null })
  const links = page.getByRole('link')
  await expect.element(links.nth(0)).toHaveAttribute('href', paths.club(club.id))
  await expect.element(links.nth(1)).toHaveAttribute('href', paths.notifications)
  await expect.element(page.getByText(text.somethingChanged(''), { exact: true })).toBeVisible()
})
