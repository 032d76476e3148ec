import { contract } from '@touchline/contract/contract'
import { clubs } from '@touchline/text/clubs/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { ClubSeasons } from './club-seasons.tsx'

const { seasons } = clubs
const { club } = example(contract.clubs.get)
const season = {
  ...first(example(contract.clubs.seasons).seasons),
  id: club.id.replace(/1$/, '2'),
  name: '2026-2027',
}
const undo = page.getByRole('button', { name: seasons.undoLabel('2026-2027') })

const open = () => {
  server.answers(contract.clubs.seasons, { seasons: [season] })
  return openPart(<ClubSeasons club={club} />)
}

proveQuestion('taking a season of all teams back', {
  open,
  asks: undo,
  endpoint: contract.clubs.undoSeason,
  answer: { removedCount: 2, kept: [] },
  confirm: seasons.undo,
  sends: { clubId: club.id, clubSeasonId: season.id },
  says: seasons.removed(2),
  refusals: [{ code: 'expired' }, { code: 'already_used' }],
})

test('names the teams that keep it, and why', async () => {
  const kept = [{ teamId: club.id, teamName: 'Under 12', why: 'has_events' as const }]
  server.answers(contract.clubs.undoSeason, { removedCount: 1, kept })
  await open()
  await press(undo)
  await press(page.getByRole('alertdialog').getByRole('button', { name: seasons.undo }))
  await expectSaid(seasons.stays.has_events('Under 12'))
})

test('does not offer a season that can no longer be undone', async () => {
  server.answers(contract.clubs.seasons, { seasons: [{ ...season, mayUndo: false }] })
  await openPart(<ClubSeasons club={club} />)
  await expect.poll(() => server.sentTo(contract.clubs.seasons)).toHaveLength(1)
  await expect.element(undo).not.toBeInTheDocument()
})
