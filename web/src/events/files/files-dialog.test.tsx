import { contract } from '@touchline/contract/contract'
import { running } from '@touchline/text/events/running/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'
import { chooseFile } from '#web/testing/upload-request.ts'

import { FilesDialog } from './files-dialog.tsx'

const { files: text } = running
const { change, files } = contract.events
const directions = {
  id: '019cebf5-0f00-7000-8000-0000000000a1',
  name: 'Directions.pdf',
  bytes: 48_211,
}
const event = { ...example(contract.events.get), attachments: [directions] }

async function open(): Promise<void> {
  server.answers(files)
  server.answers(contract.members.list, { members: [], total: 0, nextCursor: null })
  server.answers(contract.events.get, event)
  await openDialog((onClose) => <FilesDialog event={event} onClose={onClose} />, { as: 'coach' })
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.title)
}

test('removes a file by keyboard and keeps the others', async () => {
  server.answers(change)
  await open()
  await expectSaid('Directions.pdf')
  await expectAccessible()
  await press(page.getByRole('button', { name: text.remove('Directions.pdf') }))
  await expect
    .poll(() => server.sentTo(change))
    .toMatchObject([
      {
        teamId: event.teamId,
        eventId: event.id,
        scope: 'one',
        version: event.version,
        was: { attachments: [directions.id] },
        changes: { attachments: [] },
      },
    ])
})

test('shows a refusal next to the files and keeps them', async () => {
  server.refuses(change, 'changed_meanwhile')
  await open()
  await press(page.getByRole('button', { name: text.remove('Directions.pdf') }))
  await expectSaid(wire.errors.changed_meanwhile)
  await expectSaid('Directions.pdf')
  await expectAccessible()
})

test('refuses a file that is too large before uploading', async () => {
  await open()
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'Large.pdf')
  await chooseFile(page.elementLocator(picker()), large)
  await expectSaid(wire.errors.attachment_too_large)
})

test('says that a file belongs to this date of a series only', async () => {
  await open()
  await expectSaid(text.thisDate)
})

test('returns the focus on Escape', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

function picker(): HTMLElement {
  const found = document.querySelector<HTMLElement>('input[type=file]')
  if (found === null) throw new Error('no file can be chosen')
  return found
}
