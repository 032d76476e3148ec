import { contract } from '@touchline/contract/contract'
import { running as text } from '@touchline/text/events/running/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { paths } from '#web/app/paths.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { RemoveDialog } from './remove-dialog.tsx'

const event = { ...example(contract.events.get), cancelledAt: null }
const key = { teamId: event.teamId, eventId: event.id }
const open = () =>
  openDialog((onClose) => <RemoveDialog event={event} onClose={onClose} />, { as: 'coach' })

proveQuestion('deleting an event', {
  open,
  endpoint: contract.events.remove,
  title: text.removeTitle,
  consequence: text.removeText,
  confirm: text.remove,
  sends: key,
  says: text.removed,
  refusals: [{ code: 'event_in_use' }],
})

test('says that no one is notified, and returns to the event’s month', async () => {
  server.answers(contract.events.remove)
  const opened = await open()
  await expectSaid(text.removeQuiet)
  await press(page.getByRole('button', { name: text.remove }))
  await expect.poll(() => opened.path()).toBe(paths.teamCalendar(event.teamId))
})
