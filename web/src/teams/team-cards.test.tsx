import { contract } from '@touchline/contract/contract'
import type { TeamCard } from '@touchline/contract/teams/shapes/mine'
import { teams } from '@touchline/text/teams/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { useMyTeams } from './api/mine.ts'
import { MyClubCard, MyTeamCard } from './team-cards.tsx'

const { mine: text } = teams
const mine = example(contract.teams.mine)
const name = 'Riverside U12'
const button = (label: string) => page.getByRole('button', { name: label, exact: true })
const menu = button(text.menuOf(name))

function Mine() {
  const { data } = useMyTeams()
  return (
    <ul>
      {data?.teams.map((team) => (
        <MyTeamCard key={team.id} team={team} />
      ))}
    </ul>
  )
}

async function openCard(more: Partial<TeamCard> = {}) {
  const [known] = mine.teams
  if (known === undefined) throw new Error('no team')
  const card = { ...known, name, isMuted: false, isAdmin: true, memberId: known.id, ...more }
  server.answers(contract.teams.mine, { ...mine, teams: [card], clubs: [], children: [] })
  await openPart(<Mine />)
}

test('the bell toggles at once, before the server answers', async () => {
  await openCard()
  const release = server.holds(contract.teams.mute)
  await press(button(text.mute(name)))
  await expect.element(button(text.unmute(name))).toBeVisible()
  await expectAccessible()
  release()
  await expect.element(button(text.unmute(name))).toBeVisible()
})

test('the bell toggles back if the server refuses, with a message', async () => {
  await openCard()
  server.refuses(contract.teams.mute, 'not_allowed')
  await press(button(text.mute(name)))
  await expectSaid(text.muteFailed)
  await expect.element(button(text.mute(name))).toBeVisible()
})

test("people who don't run the team can only leave it", async () => {
  await openCard({ isAdmin: false })
  await press(menu)
  await expect.element(page.getByRole('menuitem', { name: text.leaveTeam })).toBeVisible()
  await expect.element(page.getByRole('menuitem')).toHaveLength(1)
})

test('a club manager who isn’t on the roster can’t leave', async () => {
  await openCard({ memberId: null })
  await press(menu)
  await expect
    .element(page.getByRole('menuitem', { name: `${text.leaveTeam} ${text.nothingToLeave}` }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a treasurer can only leave the club', async () => {
  const [club] = mine.clubs
  if (club === undefined) throw new Error('no club')
  await openPart(<MyClubCard club={{ ...club, name, roles: ['treasurer'] }} />)
  await press(menu)
  await expect.element(page.getByRole('menuitem', { name: text.leaveClub })).toBeVisible()
  await expect.element(page.getByRole('menuitem')).toHaveLength(1)
})
