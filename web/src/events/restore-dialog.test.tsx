import { contract } from '@touchline/contract/contract'
import { running as text } from '@touchline/text/events/running/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { RestoreDialog } from './restore-dialog.tsx'

const event = { ...example(contract.events.get), comingDates: 3, groupId: null }
const key = { teamId: event.teamId, eventId: event.id }
const open = (seriesId = event.seriesId) =>
  openDialog((onClose) => <RestoreDialog event={{ ...event, seriesId }} onClose={onClose} />, {
    as: 'coach',
  })

proveDialog('an event that takes place after all', {
  open: () => open(),
  endpoint: contract.events.setCancelled,
  fillings: { [text.scope.label]: text.scope.following },
  submit: text.restore,
  sends: { ...key, isCancelled: false, scope: 'following' },
  refusals: [{ code: 'event_over' }],
})

test('asks for no scope without a series', async () => {
  server.answers(contract.events.setCancelled)
  await open(null)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect
    .element(page.getByRole('radiogroup', { name: text.scope.label }))
    .not.toBeInTheDocument()
  await press(page.getByRole('button', { name: text.restore }))
  await expect
    .poll(() => server.sentTo(contract.events.setCancelled))
    .toMatchObject([{ ...key, isCancelled: false, scope: 'one' }])
})
