import { contract } from '@touchline/contract/contract'
import type { Poll } from '@touchline/contract/messages/shapes/message'
import { messages } from '@touchline/text/messages/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { useThread } from '../api/thread.ts'
import { conversationPage, InThread, place } from '../testing/thread.tsx'
import { PollBox } from './poll-box.tsx'

const { poll: text } = messages
const iDo = page.getByRole('button', { name: /^I do/ })
const asked = first(example(contract.messages.history).messages)
const open: Poll = {
  options: [
    { words: 'I do', votes: 0, isMine: false },
    { words: 'Not me', votes: 0, isMine: false },
  ],
  isMultiple: false,
  isClosed: false,
  closesAt: null,
  voters: 0,
  mayClose: false,
}

/** The poll with its current votes. */
function Asked() {
  const { thread } = useThread(place)
  return thread.data?.messages.map(
    (one) => one.poll && <PollBox key={one.id} message={one} poll={one.poll} />,
  )
}

async function openPoll(poll: Partial<Poll>): Promise<unknown[]> {
  const changes: unknown[] = []
  server.answers(contract.messages.get, conversationPage)
  server.answers(contract.messages.history, {
    messages: [{ ...asked, poll: { ...open, ...poll } }],
    hasOlder: false,
    hasNewer: false,
  })
  await openPart(
    <InThread done={{ change: (_message, change) => changes.push(change) }}>
      <Asked />
    </InThread>,
  )
  return changes
}

test('a tap votes; with a single answer, only the last counts', async () => {
  const changes = await openPoll({
    options: open.options.map((option, index) => ({ ...option, isMine: index === 1 })),
  })
  await press(iDo)
  expect(changes).toEqual([{ kind: 'vote', options: [0] }])
  await expectAccessible()
})

test('a poll that expires while displayed closes', async () => {
  server.answers(contract.messages.message, { ...asked, poll: { ...open, isClosed: true } })
  await openPoll({ closesAt: new Date(Date.now() + 500).toISOString() })
  await expect.element(iDo).toBeEnabled()
  await expectSaid(new RegExp(text.closed))
  await expect.element(iDo).toBeDisabled()
})
