import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { TeamInfoForm } from './team-info-form.tsx'

const { settings: text } = teams
const { team } = teamOf('admin')

proveForm('changing the facts of a team in their place', {
  open: () => openPart(<TeamInfoForm team={team} first="name" onDone={() => undefined} />),
  endpoint: contract.teams.change,
  fillings: {
    [text.name]: 'Riverside U13',
    [text.sport]: teams.sports.handball,
    [text.foundationYear]: '1998',
    [text.phone]: '600 99 88 77',
    [text.email]: 'office@riverside.example',
  },
  submit: wire.save,
  sends: {
    changes: {
      name: 'Riverside U13',
      sport: 'handball',
      foundationYear: 1998,
      phone: '+34600998877',
      email: 'office@riverside.example',
    },
  },
  wrong: [
    { label: text.name, typed: ' ', says: text.problems.name },
    { label: text.sport, typed: '', says: teams.createTeam.problems.sport },
    { label: text.foundationYear, typed: '1700', says: text.problems.foundationYear },
    { label: text.phone, typed: '12', says: text.problems.phone },
    { label: text.email, typed: 'office', says: text.problems.email },
  ],
  refusals: [{ code: 'changed_meanwhile' }],
})

test('editing starts at the chosen fact, and Cancel sends nothing', async () => {
  let isDone = false
  await openPart(
    <TeamInfoForm
      team={team}
      first="email"
      onDone={() => {
        isDone = true
      }}
    />,
  )
  await expect.element(page.getByLabelText(text.email)).toHaveFocus()
  await press(page.getByRole('button', { name: wire.cancel }))
  expect(isDone).toBe(true)
  expect(server.sentTo(contract.teams.change)).toEqual([])
})
