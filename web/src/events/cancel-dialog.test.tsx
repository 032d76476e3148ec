import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'

import { example } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { CancelDialog } from './cancel-dialog.tsx'

const event = { ...example(contract.events.get), seriesId: null, groupId: null }

proveDialog('cancelling an event', {
  open: () => {
    server.answers(contract.members.list, { ...example(contract.members.list), nextCursor: null })
    return openDialog((onClose) => <CancelDialog event={event} onClose={onClose} />, {
      as: 'coach',
    })
  },
  endpoint: contract.events.setCancelled,
  fillings: { [events.page.cancelReason]: 'The pitch is under water' },
  submit: events.page.cancelEvent,
  sends: { isCancelled: true, scope: 'one', reason: 'The pitch is under water' },
  refusals: [{ code: 'event_over' }],
})
