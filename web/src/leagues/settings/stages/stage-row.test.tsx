import { contract } from '@touchline/contract/contract'
import type { Stage } from '@touchline/contract/leagues/shapes/parts'
import { leagueParts } from '@touchline/text/leagues/parts/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { firstRound, leagueOf, playOffs } from '../testing/league.ts'
import { StageRow } from './stage-row.tsx'

const { stages: text } = leagueParts
const button = (name: string) => page.getByRole('button', { name, exact: true })
const remove = button(text.remove('First round'))

async function openRows(stages: readonly Stage[]): Promise<string[]> {
  const edited: string[] = []
  await openPart(
    <ul>
      {stages.map((stage) => (
        <StageRow
          key={stage.id}
          whole={leagueOf([...stages])}
          stage={stage}
          onEdit={() => edited.push(stage.name)}
        />
      ))}
    </ul>,
  )
  return edited
}

proveQuestion('removing a part of the season that another takes over from', {
  open: async () => {
    await openRows([firstRound, { ...playOffs, teams: [...playOffs.teams] }])
    await press(remove)
  },
  endpoint: contract.leagues.change,
  title: text.removeTitle('First round'),
  consequence: text.removeText,
  confirm: text.remove('First round'),
  sends: { changes: { stages: [{ id: playOffs.id, carry: null }] } },
  refusals: [{ code: 'changed_meanwhile' }],
  trigger: remove,
})

proveQuestion('removing the last part of the season', {
  open: async () => {
    await openRows([firstRound])
    await press(remove)
  },
  endpoint: contract.leagues.change,
  title: text.removeTitle('First round'),
  consequence: text.removeLast,
  confirm: text.remove('First round'),
  sends: { changes: { stages: [] } },
  trigger: remove,
})

test('shows teams and carry-over, and can be edited by keyboard', async () => {
  const edited = await openRows([firstRound, { ...playOffs, teams: [...playOffs.teams] }])
  await expectSaid(text.everybody)
  await expectSaid(
    `${text.teamCount(2)} · ${text.from('First round')} (${text.points}: ${text.pointsWords.halved})`,
  )
  await press(button(text.edit('Play-offs')))
  expect(edited).toEqual(['Play-offs'])
})
