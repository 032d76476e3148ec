import { contract } from '@touchline/contract/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { Inbox } from './inbox.tsx'

const line = first(example(contract.messages.inbox).conversations)

async function openWith(teamNames: string[]) {
  server.answers(contract.messages.inbox, {
    conversations: [{ ...line, teamNames }],
    nextCursor: null,
  })
  await openPage(
    <main>
      <Inbox />
    </main>,
  )
}

test('a message to three teams names them all', async () => {
  await openWith(['U10', 'U12', 'U14'])
  await expect.element(page.getByText('U10, U12 and U14', { exact: true })).toBeVisible()
})

test('a message to more teams names two, and how many others', async () => {
  await openWith(['U10', 'U12', 'U14', 'U16', 'U18'])
  await expect.element(page.getByText('U10, U12', { exact: true })).toBeVisible()
  await expect.element(page.getByText('and 3 more', { exact: true })).toBeVisible()
})
