import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'

import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'

import { VenueDialog } from './venue-dialog.tsx'

const { settings: text } = teams
const { team } = teamOf('coach')
const place = { name: 'Old ground', address: 'River Road 1', latitude: 40.4, longitude: -3.7 }
const venue = { ...place, id: team.id }

proveDialog('saving a new location', {
  open: () =>
    openDialog((onClose) => <VenueDialog teamId={team.id} edited="new" onClose={onClose} />, {
      as: 'coach',
    }),
  endpoint: contract.teams.addVenue,
  fillings: { [text.locationName]: 'Riverside Park', [text.locationAddress]: 'River Road 1' },
  submit: wire.save,
  sends: { venue: { name: 'Riverside Park', address: 'River Road 1' } },
  wrong: [
    { label: text.locationName, typed: ' ', says: text.locationNameRequired },
    {
      label: text.locationAddress,
      typed: 'River Road '.repeat(30),
      says: text.problems.address,
    },
  ],
})

proveDialog('changing a location', {
  open: () =>
    openDialog((onClose) => <VenueDialog teamId={team.id} edited={venue} onClose={onClose} />, {
      as: 'coach',
    }),
  endpoint: contract.teams.changeVenue,
  fillings: { [text.locationName]: 'New ground' },
  submit: wire.save,
  sends: { venueId: venue.id, venue: { ...place, name: 'New ground' } },
  wrong: [{ label: text.locationName, typed: '', says: text.locationNameRequired }],
})
