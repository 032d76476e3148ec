import { contract } from '@touchline/contract/contract'
import { leagueParts } from '@touchline/text/leagues/parts/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { key, teamIds, exampleLeague } from '../../testing/example-league.ts'
import { DecisionRow } from './decision-row.tsx'

const { decisions: text } = leagueParts
const decision = {
  ...first(example(contract.leagues.get).adjustments),
  team: teamIds.harbour,
  points: -3,
  reason: 'Played without a licence',
}

function open(onEdit = () => {}) {
  return openPart(
    <ul>
      <DecisionRow
        league={exampleLeague.league}
        decision={decision}
        team="Harbour Town"
        onEdit={onEdit}
      />
    </ul>,
  )
}

proveQuestion('taking a decision on points back', {
  open,
  asks: page.getByRole('button', { name: text.remove('Harbour Town') }),
  endpoint: contract.leagues.removeAdjustment,
  confirm: text.removeConfirm,
  sends: { ...key, adjustmentId: decision.id },
  refusals: [{ code: 'not_found' }],
})

test('shows points and reason, and leads to the form', async () => {
  let isEdited = false
  await open(() => (isEdited = true))
  await expectSaid('−3')
  await expectSaid(/Played without a licence/)
  await press(page.getByRole('button', { name: text.edit('Harbour Town') }))
  expect(isEdited).toBe(true)
})
