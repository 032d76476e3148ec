import { contract } from '@touchline/contract/contract'
import { messages } from '@touchline/text/messages/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { conversationPage, InThread, place } from '../testing/thread.tsx'
import { ThreadHeader } from './thread-header.tsx'

const { people: text } = messages
const [person] = conversationPage.people
const shown = {
  ...conversationPage,
  conversation: {
    ...conversationPage.conversation,
    isMuted: false,
    isAnnouncement: true,
    event: {
      id: place.conversationId,
      title: 'Practice',
      startsAt: '2026-12-01T16:30:00.000Z',
      endsAt: '2026-12-01T18:00:00.000Z',
      isAllDay: false,
      timeZone: 'Europe/Madrid',
    },
  },
  people: person === undefined ? [] : [{ ...person, name: 'Maria Ruiz', children: ['Lea Ruiz'] }],
  pinned: [],
  readAlong: ['Maria Ruiz'],
}
const people = page.getByRole('button', { name: text.show(1) })
const dialog = page.getByRole('dialog', { name: text.title })

async function openHeader() {
  server.answers(contract.messages.files, { ...example(contract.messages.files), files: [] })
  await openPage(
    <InThread done={{}}>
      <main>
        <ThreadHeader place={place} page={shown} name="Practice on Tuesday" />
      </main>
    </InThread>,
    { as: 'player' },
  )
}

test("shows the event's time in its own time zone, and who reads along", async () => {
  await openHeader()
  await expect.element(page.getByRole('heading', { name: 'Practice on Tuesday' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /1 Dec.*17:30/ })).toBeVisible()
  await expectSaid(text.announcement)
  await expectSaid(new RegExp(text.readAlong('Maria Ruiz', 1)))
})

test('shows the people and why they are in it; Escape returns the focus', async () => {
  await openHeader()
  await press(people)
  await expect.element(dialog.getByText(text.parentOf('Lea Ruiz'))).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(people).toHaveFocus()
})

test('can be muted by keyboard', async () => {
  server.answers(contract.messages.changeMine)
  server.answers(contract.messages.list, { conversations: [], nextCursor: null })
  await openHeader()
  await press(people)
  await fillIn({ [text.mute]: true })
  await expect
    .poll(() => server.sentTo(contract.messages.changeMine))
    .toMatchObject([{ conversationId: place.conversationId, isMuted: true }])
})
