import { contract } from '@touchline/contract/contract'
import { expect, test } from 'vitest'

import { teamOf } from './people.ts'
import { expectCallsExpected, server } from './server.ts'

const { addTask } = contract.teams

test('fails for a call with invalid input', async () => {
  server.answers(addTask)
  await send({ task: { name: '', description: '', assigneeId: null } })
  expect(expectCallsExpected).toThrow('calls that the contract cannot read')
  expect(server.sentTo(addTask)).toEqual([])
})

test('fails for a call that the test does not mention', async () => {
  await send({ task: { name: 'Oranges', description: '', assigneeId: null } })
  expect(expectCallsExpected).toThrow('calls that the test says nothing about')
})

function send(body: unknown): Promise<Response> {
  return fetch(`/rest/v1/teams/${teamOf('coach').team.id}/tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
