import { contract } from '@touchline/contract/contract'
import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { dues as text } from '@touchline/text/collections/dues/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { WriteBills } from './write-bills.tsx'

const { get } = contract.clubs
const club = { ...example(get), featuresOff: [] }
const dues = { ...example(contract.collections.dues), teams: [] }

async function openAs(role: ClubRole) {
  server.answers(get, { ...club, roles: [role] })
  await openPart(
    <WriteBills
      clubId={club.club.id}
      dues={dues}
      onRules={() => undefined}
      onDone={() => undefined}
    />,
  )
}

test('a club without a team is told to add one, which keeps the bills', async () => {
  await openAs('manager')
  await expectSaid(text.teamFirstText)
  await expect.element(page.getByRole('link', { name: text.addTeam })).toBeVisible()
  await expectAccessible()
})

test('a treasurer, who adds no teams, is told whom to ask', async () => {
  await openAs('treasurer')
  await expectSaid(text.teamFirstAsk)
  await expect.element(page.getByRole('link', { name: text.addTeam })).not.toBeInTheDocument()
})
