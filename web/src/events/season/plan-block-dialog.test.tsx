import { contract } from '@touchline/contract/contract'
import { clubSeason as text } from '@touchline/text/events/season-planner/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectRefused } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'

import { PlanBlockDialog } from './plan-block-dialog.tsx'
import { useSeasonPlan } from './use-season-plan.ts'
import type { BlockMove } from './week-blocks.ts'

const draft = example(contract.events.seasonDraft)
const teamId = draft.teams[0]?.id ?? ''
const moves: BlockMove[] = []

function Moving({ onClose }: { readonly onClose: () => void }) {
  const plan = useSeasonPlan({ kind: 'club', id: teamId }, draft)
  const block = {
    id: 'row',
    key: 'row TU',
    teamId,
    title: '',
    line: undefined,
    row: undefined,
    venueKey: 'pitch 1',
    weekday: 'TU',
    from: '17:30',
    to: '19:00',
    first: '2027-01-01',
    last: '2027-06-30',
    pauses: true,
    isFixed: false,
  } as const
  return (
    <PlanBlockDialog
      plan={plan}
      block={block}
      onClose={onClose}
      onMove={(move) => moves.push(move)}
    />
  )
}

test('moves a block without dragging, and refuses what is no time', async () => {
  await openDialog((onClose) => <Moving onClose={onClose} />)
  const from = page.getByLabelText(text.columns.from)
  await userEvent.fill(from, 'early')
  await expectAccessible()
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expectRefused(text.columns.from, text.problems.time_unknown)
  await userEvent.fill(from, '6:15pm')
  await userEvent.fill(page.getByLabelText(text.columns.venue), 'Hall')
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  expect(moves).toEqual([{ weekday: 'TU', from: '18:15', venue: 'Hall' }])
})
