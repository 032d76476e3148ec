import { contract } from '@touchline/contract/contract'
import { away } from '@touchline/text/events/away/en'

import { example } from '#web/testing/endpoint.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'

import { AwayDialog } from './away-dialog.tsx'

const person = {
  teamId: teamOf('player').team.id,
  memberId: example(contract.members.get).member.id,
}

proveDialog('noting days away', {
  open: () =>
    openDialog((onClose) => (
      <AwayDialog person={person} name="Ana" edited="new" onClose={onClose} />
    )),
  endpoint: contract.events.addUnavailabilities,
  fillings: {
    [away.firstDay]: '2026-12-21',
    [away.lastDay]: '2026-12-28',
    [away.reason]: away.reasons.holiday,
    [away.note]: 'Visiting my grandparents',
  },
  submit: away.save,
  sends: {
    people: [person],
    overridesAnswers: false,
    firstDay: '2026-12-21',
    lastDay: '2026-12-28',
    reason: 'holiday',
    note: 'Visiting my grandparents',
  },
  refusals: [
    {
      code: 'invalid_input',
      fields: { firstDay: 'away_over' },
      label: away.firstDay,
      says: away.problems.away_over,
    },
    {
      code: 'invalid_input',
      fields: { lastDay: 'away_last_before_first' },
      label: away.lastDay,
      says: away.problems.away_last_before_first,
    },
  ],
})
