import { contract } from '@touchline/contract/contract'
import type { Task } from '@touchline/contract/teams/shapes/belongings'
import { presetTasks } from '@touchline/domain/teams/tasks'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { type Person, teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { TasksSection } from './tasks-section.tsx'

const { settings: text, tasks: names } = teams
const { tasks: list, addTask } = contract.teams
const { team } = teamOf('coach')
const heading = page.getByRole('heading', { name: text.taskPresets })
const offer = (name: string) => page.getByRole('button', { name, exact: true })

function used(preset: Task['preset'], last = 1): Task {
  const id = `${team.id.slice(0, -2)}f${last}`
  return { id, name: preset ?? 'Orange slices', description: null, preset, assignee: null }
}

function open(tasks: readonly Task[], as: Person = 'coach') {
  server.answers(list, { tasks: [...tasks], retired: [], assignable: [] })
  return openPart(<TasksSection teamId={team.id} />, { as })
}

test('offers the presets that the team doesn’t use yet', async () => {
  await open([used('referee'), used(null, 2)])
  await expect.element(offer(names.laundry)).toBeVisible()
  await expect.element(offer(names.referee)).not.toBeInTheDocument()
  await expectAccessible()
})

test('one tap adds a task, which is no longer offered', async () => {
  await open([])
  server.answers(addTask)
  await expect.element(offer(names.laundry)).toBeVisible()
  server.answers(list, { tasks: [used('laundry')], retired: [], assignable: [] })
  await press(offer(names.laundry))
  await expect.element(offer(names.laundry)).not.toBeInTheDocument()
  await expectSaid(names.laundry)
  await expect
    .poll(() => server.sentTo(addTask))
    .toEqual([{ teamId: team.id, task: { name: 'laundry', description: '', assigneeId: null } }])
})

test("says why a task wasn't added, and still offers it", async () => {
  await open([])
  server.refuses(addTask, 'too_many_requests')
  await press(offer(names.car))
  await expectSaid(wire.errors.too_many_requests)
  await expect.element(offer(names.car)).toBeVisible()
})

test('offers nothing once the team uses all presets', async () => {
  await open(presetTasks.map((preset, index) => used(preset, index)))
  await expectSaid(names.laundry)
  await expect.element(heading).not.toBeInTheDocument()
})

test("offers nothing to players, who can't add tasks", async () => {
  await open([used(null)], 'player')
  await expectSaid('Orange slices')
  await expect.element(heading).not.toBeInTheDocument()
})
