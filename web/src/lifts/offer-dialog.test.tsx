import { contract } from '@touchline/contract/contract'
import { lifts as text } from '@touchline/text/lifts/en'
import { wire } from '@touchline/text/wire/en'

import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'

import { OfferDialog } from './offer-dialog.tsx'

const place = { teamId: teamOf('player').team.id, eventId: '019cebf5-0f00-7000-8000-0000000000e1' }

proveDialog('offering seats', {
  open: () =>
    openDialog((onClose) => <OfferDialog place={place} known={undefined} onClose={onClose} />),
  endpoint: contract.lifts.offer,
  fillings: {
    [text.way]: text.directions.there,
    [text.seatsField]: '4',
    [text.leavesAt]: '09:15',
    [text.meetingPlace]: 'School car park',
  },
  submit: wire.save,
  sends: {
    ...place,
    offer: { direction: 'there', seats: 4, leavesAt: '09:15', meetingPlace: 'School car park' },
  },
  refusals: [
    {
      code: 'invalid_input',
      fields: { 'offer.leavesAt': 'time_required' },
      label: text.leavesAt,
      says: text.problems.time_required,
    },
    { code: 'lift_full' },
  ],
})
