import { contract } from '@touchline/contract/contract'
import { site } from '@touchline/text/site/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { cacheOf } from '#web/platform/client/query-cache.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPage } from '#web/testing/open.tsx'
import { session, signIn, teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { TeamLayout } from './team-layout.tsx'

const { team } = teamOf('player')
const words = page.getByText('Words of the team')

function open() {
  server.answers(contract.messages.list)
  return openPage(
    <main>
      <h1>Messages</h1>
      <p>Words of the team</p>
    </main>,
    { as: 'player', layout: <TeamLayout />, at: `/team/${team.id}`, route: '/team/:teamId' },
  )
}

test('tells a person removed from the team while viewing it, and shows nothing of the team', async () => {
  await open()
  await expect.element(words).toBeVisible()
  server.refuses(contract.teams.get, 'not_found')
  await cacheOf(session().user.id).refetchQueries({ queryKey: ['teams', team.id] })
  await expectSaid(site.outOfTeam.title(team.name))
  await expect.element(words).not.toBeInTheDocument()
  await expectAccessible()
})

test.each([
  ['leagues', '/leagues'],
  ['integrations', '/webhooks'],
] as const)('tells that the operator has turned %s off', async (feature, below) => {
  const shown = teamOf('admin')
  server.answers(contract.messages.list)
  await openPage(<h1>Words of the team</h1>, {
    team: { ...shown, actor: { ...shown.actor, featuresOff: [feature] } },
    layout: <TeamLayout />,
    at: `/team/${team.id}${below}`,
    route: `/team/:teamId${below}`,
  })
  await expect.element(page.getByRole('heading', { name: site.turnedOff })).toBeVisible()
  await expectSaid(wire.errors.feature_off)
  await expect.element(words).not.toBeInTheDocument()
})

test('tells people of a suspended club that nothing is lost', async () => {
  await open()
  await expect.element(words).toBeVisible()
  server.refuses(contract.teams.get, 'club_suspended')
  await cacheOf(session().user.id).refetchQueries({ queryKey: ['teams', team.id] })
  await expectSaid(site.unreachable.suspended)
  await expectSaid(wire.errors.club_suspended)
})

test('leads from a team’s address with a club’s id to the club', async () => {
  const mine = example(contract.teams.mine)
  const clubId = '019cebf5-0f00-7000-8000-0000000000c1'
  signIn()
  server.refuses(contract.teams.get, 'not_found')
  server.answers(contract.teams.mine, { ...mine, clubs: [{ ...first(mine.clubs), id: clubId }] })
  const opened = await openPage(<h1>Nothing</h1>, {
    as: 'visitor',
    layout: <TeamLayout />,
    at: `/team/${clubId}`,
    route: '/team/:teamId',
  })
  await expect.poll(() => opened.path()).toBe(`/club/${clubId}`)
})
