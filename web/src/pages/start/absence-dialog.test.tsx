import { contract } from '@touchline/contract/contract'
import { away } from '@touchline/text/events/away/en'
import { start } from '@touchline/text/start/en'

import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'

import { AbsenceDialog } from './absence-dialog.tsx'

const { absence: text } = start
const lions = '019a0000-0000-7000-8000-000000000001'
const tigers = '019a0000-0000-7000-8000-000000000002'
const ben = { teamId: lions, memberId: '019a0000-0000-7000-8000-000000000003' }
const benElsewhere = { teamId: tigers, memberId: '019a0000-0000-7000-8000-000000000004' }
const mia = { teamId: lions, memberId: '019a0000-0000-7000-8000-000000000005' }
const tom = { teamId: tigers, memberId: '019a0000-0000-7000-8000-000000000006' }

const people = [
  { name: 'Ben', teams: ['Lions U12', 'Tigers U9'], keys: [ben, benElsewhere] },
  { name: 'Mia', teams: ['Lions U12'], keys: [mia] },
  { name: 'Tom', teams: ['Tigers U9'], keys: [tom] },
]

proveDialog('noting that several of the family are away', {
  open: () =>
    openDialog((onClose) => <AbsenceDialog people={people} open onOpenChange={onClose} />),
  endpoint: contract.events.addUnavailabilities,
  fillings: {
    Ben: true,
    Mia: true,
    [text.firstDay]: '2026-12-21',
    [text.lastDay]: '2026-12-23',
    [text.reason]: away.reasons.illness,
  },
  submit: text.save,
  sends: {
    people: [ben, benElsewhere, mia],
    firstDay: '2026-12-21',
    lastDay: '2026-12-23',
    reason: 'illness',
    note: null,
    overridesAnswers: true,
  },
  refusals: [
    {
      code: 'invalid_input',
      fields: { firstDay: 'away_too_many' },
      label: text.firstDay,
      says: away.problems.away_too_many,
    },
    {
      code: 'invalid_input',
      fields: { lastDay: 'away_over' },
      label: text.lastDay,
      says: away.problems.away_over,
    },
  ],
})
