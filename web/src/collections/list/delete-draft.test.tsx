import { contract } from '@touchline/contract/contract'
import { collections as text } from '@touchline/text/collections/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { DeleteDraft } from './delete-draft.tsx'

const { remove } = contract.collections
const key = {
  teamId: teamOf('admin').team.id,
  collectionId: '019cebf5-0f00-7000-8000-0000000000d1',
}

function open(neighbour: HTMLElement | null = null) {
  return openDialog((onClose) => {
    const button = document.querySelector('button')
    if (button === null) throw new Error('nothing has opened it')
    const draft = { id: key.collectionId, button, neighbour }
    return <DeleteDraft draft={draft} open onClose={onClose} />
  })
}

proveQuestion('deleting a draft in the list', {
  open: () => open(),
  endpoint: remove,
  title: text.deleteTitle,
  consequence: text.deleteText,
  confirm: wire.delete,
  sends: key,
  says: text.deleted,
})

test('the focus moves to the next row after deleting', async () => {
  server.answers(remove)
  const neighbour = document.createElement('a')
  neighbour.href = '#next'
  neighbour.textContent = 'The next collection'
  await open(neighbour)
  document.querySelector('main')?.append(neighbour)
  await press(page.getByRole('button', { name: wire.delete }))
  await expect.element(page.elementLocator(neighbour)).toHaveFocus()
})

test('the focus stays on the button if deleting failed', async () => {
  server.refuses(remove, 'not_allowed')
  await open()
  await press(page.getByRole('button', { name: wire.delete }))
  await expect.element(opener).toHaveFocus()
})
