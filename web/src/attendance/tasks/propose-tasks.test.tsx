import { contract } from '@touchline/contract/contract'
import { attendance } from '@touchline/text/attendance/en'
import { entitlements } from '@touchline/text/entitlements/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ProposeTasks } from './propose-tasks.tsx'

const { tasks: text } = attendance
const place = {
  teamId: teamOf('coach').team.id,
  eventId: '019cebf5-0f00-7000-8000-0000000000e1',
}
const id = (last: number) => `019cebf5-0f00-7000-8000-00000000000${last}`
const tasks = [
  { id: id(1), name: 'Wash the shirts', description: '', preset: null, assignee: null },
  { id: id(2), name: 'Bring oranges', description: '', preset: null, assignee: null },
]
const proposals = [
  { taskId: id(1), memberId: id(3), firstName: 'Ana', lastName: 'Torres' },
  { taskId: id(2), memberId: id(4), firstName: 'Leo', lastName: 'Ruiz' },
]
const shirts = 'Wash the shirts: Ana Torres'
const oranges = 'Bring oranges: Leo Ruiz'
const trigger = page.getByRole('button', { name: text.propose, exact: true })

async function open(proposed = proposals): Promise<void> {
  server.answers(contract.teams.tasks, { ...example(contract.teams.tasks), tasks })
  server.answers(contract.attendance.eventTasks, { assignments: [], proposals: proposed })
  await openPart(<ProposeTasks place={place} />, { as: 'coach' })
  await press(trigger)
}

proveDialog('sharing out tasks', {
  open,
  trigger,
  endpoint: contract.attendance.changeTasks,
  fillings: { [shirts]: false, [oranges]: true },
  submit: text.give,
  sends: { ...place, changes: [{ taskId: id(2), memberId: id(4) }] },
})

test("a proposal without tasks can't be saved, and says why", async () => {
  await open()
  await fillIn({ [shirts]: false, [oranges]: false })
  const give = page.getByRole('button', { name: text.give, exact: true })
  await expect.element(give).toHaveAttribute('aria-disabled', 'true')
  await expect.element(give).toHaveAccessibleDescription(text.pickOne)
})

test('says so if there is nothing to share out', async () => {
  await open([])
  await expectSaid(text.nothing)
})

test('says that it needs Premium', async () => {
  const team = teamOf('coach')
  const entitlement = { kind: 'standard' } as const
  await openPart(<ProposeTasks place={place} />, { team: { ...team, entitlement } })
  await expect.element(trigger).toHaveAccessibleDescription(entitlements.closed.task_assignment)
})
