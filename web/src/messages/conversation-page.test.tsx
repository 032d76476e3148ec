import { contract } from '@touchline/contract/contract'
import { messages } from '@touchline/text/messages/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { first, example } from '#web/testing/endpoint.ts'
import { focusOn } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import ConversationPage from './conversation-page.tsx'
import { conversationPage, place } from './testing/thread.tsx'

const { thread: text } = messages
const one = first(example(contract.messages.history).messages)
const last = 120

/** The message with this number, as from the server. */
function messageOf(seq: number) {
  const id = `019cebf5-0f00-7000-8000-${String(seq).padStart(12, '0')}`
  return {
    ...one,
    id,
    clientId: id,
    seq,
    words: `Word ${seq}`,
    poll: null,
    files: [],
    replyTo: null,
    removed: null,
  }
}

function stretchOf(from: number, to: number) {
  const messages = Array.from({ length: to - from + 1 }, (_, index) => messageOf(from + index))
  return { messages, hasOlder: from > 1, hasNewer: to < last }
}

function openAt(seq: number) {
  const { conversation } = conversationPage
  const read = { ...conversation, lastSeq: last, readSeq: last, unread: 0 }
  server.answers(contract.messages.get, {
    ...conversationPage,
    conversation: read,
    refusal: null,
  })
  server.answers(contract.messages.changeMine)
  server.replies(contract.messages.history, ({ around, before, after }) => {
    if (around !== undefined) return stretchOf(Math.max(1, around - 20), around + 20)
    if (before !== undefined) return stretchOf(Math.max(1, before - 50), before - 1)
    if (after !== undefined) return stretchOf(after + 1, Math.min(last, after + 50))
    return stretchOf(last - 49, last)
  })
  return openPage(
    <main className="h-dvh">
      <ConversationPage />
    </main>,
    {
      at: `/team/${place.teamId}/messages/${place.conversationId}?at=${seq}`,
      route: '/team/:teamId/messages/:conversationId',
    },
  )
}

test('opens at the found message, and one tap returns to the newest', async () => {
  await openAt(25)
  await expect.element(page.getByText('Word 25', { exact: true })).toBeInViewport()
  await expect.element(page.getByText('Word 120', { exact: true })).not.toBeInTheDocument()

  const toNewest = page.getByRole('button', { name: text.toNewest })
  // Tabs back from the message box past “Add files” and “Start a poll”; the list above grows
  // meanwhile.
  await focusOn(page.getByRole('textbox'))
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab({ shift: true })
  await expect.element(toNewest).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Word 120', { exact: true })).toBeInViewport()
  await expect.element(toNewest).not.toBeInTheDocument()
})
