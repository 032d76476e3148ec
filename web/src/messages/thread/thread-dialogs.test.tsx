import { contract } from '@touchline/contract/contract'
import { messages } from '@touchline/text/messages/en'
import { reports } from '@touchline/text/messages/reports/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { InThread, message } from '../testing/thread.tsx'
import type { ThreadAction } from './thread-context.ts'
import { ThreadDialogs } from './thread-dialogs.tsx'

const { remove, seen } = messages
const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function openDoing(doing: ThreadAction): Promise<unknown[]> {
  const changes: unknown[] = []
  await openDialog((onClose) => (
    <InThread done={{ change: ({ id }, change) => changes.push([id, change]) }}>
      <ThreadDialogs doing={doing} onClose={onClose} />
    </InThread>
  ))
  return changes
}

test('asks before deleting a message, and says what remains', async () => {
  const changes = await openDoing({ kind: 'remove', message: message(1) })
  await expect.element(dialog).toHaveAccessibleName(remove.title)
  await expectSaid(remove.text)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(changes).toEqual([])

  await press(opener)
  await press(page.getByRole('button', { name: remove.confirm, exact: true }))
  expect(changes).toEqual([[message(1).id, { kind: 'remove' }]])
})

test('counts and names people who have read it, and who haven’t', async () => {
  server.answers(contract.messages.seenBy, {
    ...example(contract.messages.seenBy),
    seen: [{ name: 'Lea Ruiz' }],
    unseen: [{ name: 'Tom Reed' }, { name: 'Ben Adams' }],
  })
  await openDoing({ kind: 'seen', message: message(1) })
  await expectSaid(seen.seen(1))
  await expectSaid(seen.unseen(2))
  await expectSaid('Tom Reed')
  await expectAccessible()
})

test('shows a picture with its name', async () => {
  const file = {
    id: message(1).id,
    name: 'team.png',
    bytes: 70,
    isPicture: true,
    download: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  }
  await openDoing({ kind: 'picture', file: { ...exampleFile(), ...file } })
  await expect.element(page.getByRole('img', { name: 'team.png' })).toBeInTheDocument()
  await expectAccessible()
})

test('a message can be reported', async () => {
  await openDoing({ kind: 'report', message: message(1) })
  await expect.element(page.getByRole('dialog', { name: reports.title })).toBeVisible()
})

function exampleFile() {
  const [file] = example(contract.messages.message).files
  if (file === undefined) throw new Error('no file')
  return file
}
