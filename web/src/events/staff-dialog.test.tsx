import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'
import { running } from '@touchline/text/events/running/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { StaffDialog } from './staff-dialog.tsx'

const event = { ...example(contract.events.get), groupId: null }

test.each([
  { asked: 'cancel', title: events.page.cancelTitle },
  { asked: 'files', title: running.files.title },
  { asked: 'guests', title: running.guests.dialog },
  { asked: 'restore', title: running.restoreTitle },
  { asked: 'remove', title: running.removeTitle },
] as const)('what staff asks for opens its own dialog: $asked', async ({ asked, title }) => {
  server.answers(contract.events.guests)
  server.answers(contract.events.files)
  server.answers(contract.members.list, { ...example(contract.members.list), nextCursor: null })
  await openDialog((onClose) => <StaffDialog asked={asked} event={event} onClose={onClose} />, {
    as: 'coach',
  })
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect.element(dialog).toHaveAccessibleName(title)
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})
