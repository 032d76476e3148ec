import { contract } from '@touchline/contract/contract'
import { leagueParts } from '@touchline/text/leagues/parts/en'
import { leagueProblems } from '@touchline/text/leagues/problems/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { firstRound, leagueOf, playOffs, teams } from '../testing/league.ts'
import { StageDialog } from './stage-dialog.tsx'
import { blankStage } from './stage-draft.ts'

const { stages: text } = leagueParts
const [hillside] = teams
const edited = { version: 4, draft: blankStage(playOffs.id) }
const save = page.getByRole('button', { name: wire.save, exact: true })

function openStage(whole = leagueOf([firstRound])) {
  return openDialog((onClose) => <StageDialog whole={whole} edited={edited} onClose={onClose} />)
}

proveDialog('adding a part of the season', {
  open: () => openStage(),
  endpoint: contract.leagues.change,
  fillings: {
    [text.name]: 'Play-offs',
    [text.kind]: text.kinds.table,
    [text.who]: text.some,
    'Hillside FC': true,
    [text.takesOver]: 'First round',
    [text.points]: text.pointsWords.halved,
    [text.record]: text.recordWords.fresh,
  },
  submit: wire.save,
  sends: {
    version: 4,
    changes: {
      stages: [
        firstRound,
        {
          id: playOffs.id,
          kind: 'table',
          name: 'Play-offs',
          teams: [hillside?.id],
          carry: { stage: firstRound.id, points: 'halved', matches: 'all', record: 'fresh' },
          rules: null,
        },
      ],
    },
  },
  wrong: [{ label: text.name, typed: ' ', says: text.nameRequired }],
  refusals: [
    {
      code: 'invalid_input',
      fields: { stages: 'stage_circular' },
      says: leagueProblems.stage_circular,
    },
    { code: 'changed_meanwhile' },
  ],
})

test('at least one team must be chosen', async () => {
  await openStage()
  await fillIn({ [text.name]: 'Play-offs', [text.who]: text.some })
  await press(save)
  await expectRefused(text.who, text.teamsRequired)
  expect(server.sentTo(contract.leagues.change)).toEqual([])
})

test('a knock-out has no teams and carries nothing over', async () => {
  server.answers(contract.leagues.change)
  await openStage()
  await fillIn({ [text.name]: 'Cup', [text.kind]: text.kinds.knock_out })
  await expect.element(page.getByRole('radiogroup', { name: text.who })).not.toBeInTheDocument()
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.leagues.change))
    .toMatchObject([{ changes: { stages: [firstRound, { kind: 'knock_out', name: 'Cup' }] } }])
})

test('the first stage says what happens to earlier matches', async () => {
  await openStage(leagueOf([]))
  await expectSaid(text.first)
  await expect.element(page.getByLabelText(text.takesOver)).not.toBeInTheDocument()
})
