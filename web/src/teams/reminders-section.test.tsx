import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { RemindersSection } from './reminders-section.tsx'

const { reminding: text } = teams.settings
const { team } = teamOf('coach')
const section = <RemindersSection teamId={team.id} />
const save = page.getByRole('button', { name: wire.save, exact: true })

function openReminders(as: 'coach' | 'player') {
  server.answers(contract.teams.reminders, { silent: [24], going: [] })
  return openPart(section, { as })
}

proveForm('choosing when people are reminded', {
  open: () => openReminders('coach'),
  endpoint: contract.teams.changeReminders,
  answer: { silent: [72], going: [] },
  fillings: { [text.days(3)]: true, [text.days(1)]: false },
  submit: wire.save,
  sends: { teamId: team.id, silent: [72], going: [] },
})

test('says if no reminders are sent', async () => {
  await openReminders('coach')
  const going = page.getByRole('group', { name: text.going })
  await expect.element(going.getByText(text.nobody)).toBeVisible()
  await press(going.getByLabelText(text.days(1)), ' ')
  await expect.element(going.getByText(text.goingHint)).toBeVisible()
})

test('tells players why they can’t change anything', async () => {
  await openReminders('player')
  await expectSaid(teams.onlyStaff)
  await expect.element(page.getByLabelText(text.days(1)).first()).toBeDisabled()
  await expect.element(save).toHaveAccessibleDescription(teams.onlyStaff)
})

test('a failed load can be retried', async () => {
  server.refuses(contract.teams.reminders, 'not_allowed')
  await openPart(section)
  await expectSaid(wire.errors.not_allowed)
  server.answers(contract.teams.reminders, { silent: [], going: [] })
  await press(page.getByRole('button', { name: wire.tryAgain }))
  await fillIn({ [text.days(3)]: true })
  await expect.element(save).toBeEnabled()
})
