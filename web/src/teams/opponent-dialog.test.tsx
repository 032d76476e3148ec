import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { OpponentDialog } from './opponent-dialog.tsx'

const { settings: text } = teams
const { team } = teamOf('admin')
const [known] = example(contract.teams.opponents).opponents

proveDialog('adding an opponent', {
  open: () =>
    openDialog((onClose) => <OpponentDialog teamId={team.id} edited="new" onClose={onClose} />),
  endpoint: contract.teams.addOpponent,
  fillings: {
    [text.opponentName]: 'Hillside FC',
    [text.nickname]: 'The Hills',
    [text.email]: 'office@hillside.example',
    [text.phone]: '600 12 34 56',
  },
  submit: wire.save,
  sends: {
    opponent: {
      name: 'Hillside FC',
      nickname: 'The Hills',
      email: 'office@hillside.example',
      phone: '+34600123456',
    },
  },
  wrong: [
    { label: text.opponentName, typed: ' ', says: text.opponentNameRequired },
    { label: text.email, typed: 'office', says: text.problems.email },
    { label: text.phone, typed: '12', says: text.problems.phone },
  ],
})

test('a changed opponent keeps its logo and unchanged fields', async () => {
  if (known === undefined) throw new Error('no opponent')
  const opponent = { ...known, name: 'Hillside FC', nickname: null, email: null, phone: null }
  await openDialog((onClose) => (
    <OpponentDialog teamId={team.id} edited={opponent} onClose={onClose} />
  ))
  server.answers(contract.teams.changeOpponent)
  await fillIn({ [text.nickname]: 'The Hills' })
  expectFilled({ [text.opponentName]: 'Hillside FC' })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.teams.changeOpponent))
    .toEqual([
      {
        teamId: team.id,
        opponentId: opponent.id,
        opponent: { name: 'Hillside FC', nickname: 'The Hills', email: null, phone: null },
      },
    ])
})
