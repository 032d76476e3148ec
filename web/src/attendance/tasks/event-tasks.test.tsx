import { contract } from '@touchline/contract/contract'
import { attendance } from '@touchline/text/attendance/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { EventTasks } from './event-tasks.tsx'

const { tasks: text } = attendance
const { changeTasks, eventTasks } = contract.attendance
const team = teamOf('player')
const me = team.actor.memberId ?? ''
const other = '019cebf5-0f00-7000-8000-0000000000f2'
const place = { teamId: team.team.id, eventId: '019cebf5-0f00-7000-8000-0000000000e1' }
const taskId = '019cebf5-0f00-7000-8000-000000000001'
const balls = { id: taskId, name: 'Balls', description: '', preset: null, assignee: null }
const ana = { taskId, memberId: me, firstName: 'Ana', lastName: 'Torres', isOffered: false }
const leo = { ...ana, memberId: other, firstName: 'Leo', lastName: 'Ruiz' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const hands = [text.take, text.takeOver, text.offer, text.keep, text.giveBack]

async function open(assignments: (typeof ana)[], endsAt = '2099-01-01T20:00:00.000Z') {
  const roster = example(contract.members.list)
  const [known] = roster.members
  if (known === undefined) throw new Error('no member')
  const members = [{ ...known, id: me, firstName: 'Ana', lastName: 'Torres' }]
  server.answers(contract.members.list, { ...roster, members, nextCursor: null, total: 1 })
  server.answers(contract.teams.tasks, { tasks: [balls], retired: [], assignable: [] })
  server.answers(eventTasks, { assignments, proposals: null })
  await openPart(<EventTasks place={place} endsAt={endsAt} />, { as: 'player' })
  await page.getByText(text.title, { exact: true }).click()
}

/** The list after the server's change. */
function becomes(assignments: (typeof ana)[]) {
  server.answers(changeTasks, { assignments, proposals: null })
  server.answers(eventTasks, { assignments, proposals: null })
}

test('one tap takes a free task', async () => {
  await open([])
  await expectSaid(text.nobody)
  becomes([ana])
  await press(button(text.take))
  await expect
    .poll(() => server.sentTo(changeTasks))
    .toEqual([{ ...place, changes: [{ taskId, memberId: me }] }])
  await expect.element(button(text.offer)).toBeVisible()
  await expectAccessible()
})

test('a person with a task offers it, and can take the offer back', async () => {
  await open([ana])
  becomes([{ ...ana, isOffered: true }])
  await press(button(text.offer))
  await expectSaid(text.offered)
  await expect
    .poll(() => server.sentTo(changeTasks))
    .toEqual([{ ...place, changes: [{ taskId, isOffered: true }] }])
  becomes([ana])
  await press(button(text.keep))
  await expect.element(button(text.offer)).toBeVisible()
})

test('a task can be taken over only while it is offered', async () => {
  await open([{ ...leo, isOffered: true }])
  becomes([ana])
  await press(button(text.takeOver))
  await expect
    .poll(() => server.sentTo(changeTasks))
    .toEqual([{ ...place, changes: [{ taskId, memberId: me }] }])
})

test("an assigned task that isn't offered has no button", async () => {
  await open([leo])
  await expectSaid('Leo Ruiz')
  for (const name of hands) await expect.element(button(name)).not.toBeInTheDocument()
})

test('a task is given back', async () => {
  await open([ana])
  becomes([])
  await press(button(text.giveBack))
  await expect
    .poll(() => server.sentTo(changeTasks))
    .toEqual([{ ...place, changes: [{ taskId, memberId: null }] }])
  await expectSaid(text.nobody)
})

test('once the event is over players see who did it, without buttons', async () => {
  await open([ana], '2020-01-01T20:00:00.000Z')
  await expectSaid('Ana Torres')
  for (const name of hands) await expect.element(button(name)).not.toBeInTheDocument()
})
