import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { TaskDialog } from './task-dialog.tsx'

const { settings: text } = teams
const { team } = teamOf('coach')
const lea = { memberId: '019cebf5-0f00-7000-8000-0000000000b1', firstName: 'Lea', lastName: 'Ruiz' }
const preset = {
  id: '019cebf5-0f00-7000-8000-0000000000b2',
  name: 'Referee',
  description: null,
  preset: 'referee',
  assignee: null,
} as const
const create = page.getByRole('button', { name: text.create, exact: true })

function openTask(edited: typeof preset | 'new' = 'new', isPremium = true) {
  server.answers(contract.teams.tasks, {
    ...example(contract.teams.tasks),
    assignable: [lea],
  })
  const page = teamOf('coach')
  return openDialog(
    (onClose) => <TaskDialog teamId={team.id} edited={edited} onClose={onClose} />,
    { as: 'coach', team: isPremium ? page : { ...page, entitlement: { kind: 'standard' } } },
  )
}

proveDialog('creating a task', {
  open: () => openTask(),
  endpoint: contract.teams.addTask,
  fillings: { [text.taskNameField]: 'Orange slices', [text.description]: 'For half-time' },
  submit: text.create,
  sends: { task: { name: 'Orange slices', description: 'For half-time', assigneeId: null } },
  wrong: [
    { label: text.taskNameField, typed: ' ', says: text.taskNameRequired },
    { label: text.description, typed: 'oranges '.repeat(70), says: text.problems.other },
  ],
})

test('a task is given to a member found by typing', async () => {
  server.answers(contract.teams.addTask)
  await openTask()
  await fillIn({ [text.taskNameField]: 'Orange slices' })
  await page.getByRole('combobox', { name: text.assignTo }).fill('Lea')
  await page.getByRole('option', { name: /Lea/ }).click()
  await press(create)
  await expect
    .poll(() => server.sentTo(contract.teams.addTask))
    .toMatchObject([{ task: { assigneeId: lea.memberId } }])
})

test("a preset stays one if its name wasn't changed", async () => {
  server.answers(contract.teams.changeTask)
  await openTask(preset)
  expectFilled({ [text.taskNameField]: teams.tasks.referee })
  await fillIn({ [text.description]: 'With a whistle' })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.teams.changeTask))
    .toMatchObject([{ task: { name: preset.name, description: 'With a whistle' } }])
})

test("without Premium a task can't be assigned, with the reason", async () => {
  await openTask('new', false)
  await expectSaid(/Premium/)
  await expect.element(page.getByLabelText(text.assignTo)).not.toBeInTheDocument()
})
