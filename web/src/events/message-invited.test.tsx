import { contract } from '@touchline/contract/contract'
import { running } from '@touchline/text/events/running/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'

import { MessageInvited } from './message-invited.tsx'

const event = example(contract.events.get)
const team = teamOf('coach')

async function open(featuresOff: typeof team.actor.featuresOff): Promise<void> {
  await openPart(
    <>
      <p>People</p>
      <MessageInvited event={event} />
    </>,
    { as: 'coach', team: { ...team, actor: { ...team.actor, featuresOff } } },
  )
  await expect.element(page.getByText('People')).toBeVisible()
}

test('leads to a message to everyone invited', async () => {
  await open([])
  await expect.element(page.getByRole('link', { name: running.message })).toBeVisible()
})

test('is not there where the operator has turned messages off', async () => {
  await open(['messages'])
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
