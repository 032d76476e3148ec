import { clubs } from '@touchline/text/clubs/en'
import { members } from '@touchline/text/members/en'
import { teams } from '@touchline/text/teams/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { openDialog } from '#web/testing/open.tsx'

import { NewTeamDialog } from './new-team-dialog.tsx'

const { fields, problems } = clubs.teams
const team = {
  key: 'u13',
  name: 'D-Jugend',
  sport: 'football',
  gender: 'mixed',
  ageGroup: null,
  format: null,
} as const

test('a proposed team can be corrected, and asks for missing fields', async () => {
  const saved: object[] = []
  const save = page.getByRole('button', { name: members.form.save })
  await openDialog((onClose) => (
    <NewTeamDialog team={team} onSave={(made) => saved.push(made)} onClose={onClose} />
  ))
  await userEvent.click(save)
  await expectSaid(problems.ageGroup)
  expect(saved).toEqual([])
  await fillIn({ [fields.ageGroup]: 'U13', [fields.format]: teams.formats['9v9'] })
  await expectAccessible()
  await userEvent.click(save)
  expect(saved).toEqual([
    { name: 'D-Jugend', sport: 'football', gender: 'mixed', ageGroup: 'u13', format: '9v9' },
  ])
})
