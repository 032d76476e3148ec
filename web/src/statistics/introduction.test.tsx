import { contract } from '@touchline/contract/contract'
import { statistics } from '@touchline/text/statistics/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { useMe } from '#web/accounts/api.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { Introduction } from './introduction.tsx'

const { intro } = statistics
const { team } = teamOf('player')
const me = example(contract.accounts.me)
const dialog = page.getByRole('dialog', { name: intro.title })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Renders once the account is loaded. */
function Me() {
  return <p>{useMe().data?.firstName}</p>
}

async function openIntroduction(introductionsSeen: typeof me.introductionsSeen) {
  server.answers(contract.accounts.me, { ...me, introductionsSeen })
  server.answers(contract.accounts.change, { ...me, introductionsSeen: ['team_stats'] })
  await openPart(
    <>
      <Me />
      <Introduction counted={{ teamId: team.id }} />
    </>,
    { as: 'player' },
  )
}

test("goes through its steps by keyboard, and isn't shown again", async () => {
  server.answers(contract.statistics.team)
  await openIntroduction([])
  for (const [at, step] of intro.steps.entries()) {
    await expectSaid(intro.step(at + 1, intro.steps.length))
    await expectSaid(step.title)
    if (at === 0) await expectAccessible()
    await press(button(at === intro.steps.length - 1 ? intro.done : intro.next))
  }
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => server.sentTo(contract.accounts.change))
    .toEqual([{ introductionSeen: 'team_stats' }])
})

test('closing early counts as seen', async () => {
  server.answers(contract.statistics.team)
  await openIntroduction([])
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => server.sentTo(contract.accounts.change)).toHaveLength(1)
})

test('is shown once', async () => {
  await openIntroduction(['team_stats'])
  await expectSaid(me.firstName)
  await expect.element(dialog).not.toBeInTheDocument()
})

test("isn't shown if the figures couldn't be loaded", async () => {
  server.refuses(contract.statistics.team, 'not_allowed')
  await openIntroduction([])
  await expect.poll(() => server.sentTo(contract.statistics.team)).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sentTo(contract.accounts.change)).toEqual([])
})
