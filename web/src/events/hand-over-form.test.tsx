import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'

import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'

import { HandOverForm } from './hand-over-form.tsx'

const { handOver: text } = events
const { id: teamId } = teamOf('player').team
const event = { teamId, id: '019cebf5-0f00-7000-8000-0000000000a1' }
const child = { memberId: '019cebf5-0f00-7000-8000-0000000000c1', firstName: 'Tom' }

proveForm('a note on the hand-over', {
  open: () =>
    openPart(<HandOverForm event={event} child={child} words="" onDone={() => undefined} />, {
      as: 'player',
    }),
  endpoint: contract.events.noteHandOver,
  fillings: { [text.note]: 'Please fetch him at six' },
  submit: text.save,
  sends: {
    teamId,
    eventId: event.id,
    memberId: child.memberId,
    words: 'Please fetch him at six',
  },
  refusals: [{ code: 'changed_meanwhile', label: text.note }],
})
