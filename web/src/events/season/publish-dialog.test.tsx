import { contract } from '@touchline/contract/contract'
import { clubSeason as text } from '@touchline/text/events/season-planner/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { PublishDialog } from './publish-dialog.tsx'
import { useSeasonPlan } from './use-season-plan.ts'

const { seasonDraft, publishSeason } = contract.events
const { rows, teams, ...rest } = example(seasonDraft)
const cells = { team: teams[0]?.id ?? '', days: 'TU', from: '17:30', to: '19:00', kind: 'training' }
const draft = {
  ...rest,
  teams,
  season: { ...rest.season, from: '2027-03-01', to: '2027-06-30', breaks: [] },
  rows: rows.map((row) => ({
    ...row,
    publishedAt: null,
    cells: { ...row.cells, ...cells, first: '', last: '' },
  })),
}
const { id: clubId } = example(contract.clubs.get).club

function Publishing({ onClose }: { readonly onClose: () => void }) {
  const plan = useSeasonPlan({ kind: 'club', id: clubId }, draft)
  return <PublishDialog plan={plan} onClose={onClose} />
}

test('says why the season was not published, and keeps the dialog open', async () => {
  server.refuses(publishSeason, 'changed_meanwhile')
  await openDialog((onClose) => <Publishing onClose={onClose} />)
  await expect.element(page.getByText(text.publishText)).toBeVisible()
  await press(page.getByRole('button', { name: text.publish, exact: true }))
  await expect.element(page.getByText(wire.errors.changed_meanwhile)).toBeVisible()
})

test('a second publication says that nothing was created twice', async () => {
  server.refuses(publishSeason, 'already_used')
  await openDialog((onClose) => <Publishing onClose={onClose} />)
  await press(page.getByRole('button', { name: text.publish, exact: true }))
  await expect.element(page.getByText(text.already)).toBeVisible()
})
