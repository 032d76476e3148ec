import { contract } from '@touchline/contract/contract'
import type { ClubRole } from '@touchline/domain/teams/club-roles'
import { dues as text } from '@touchline/text/collections/dues/en'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { WriteBills } from './write-bills.tsx'

const { get } = contract.clubs
const club = { ...example(get), featuresOff: [] }
const dues = example(contract.collections.dues)
const preview = example(contract.collections.previewDues)
const family = first(preview.families)
const person = first(family.people)
const idOf = (last: number) => person.id.replace(/.$/, String(last))
const familyOf = (last: number, payer: string) => ({
  ...family,
  key: idOf(last),
  payer,
  people: [{ ...person, id: idOf(last), state: 'due' as const, amount: 9600 }],
  amount: 9600,
})

interface BillsProps {
  readonly teams: typeof dues.teams
}

function Bills({ teams }: BillsProps) {
  return (
    <WriteBills
      clubId={club.club.id}
      dues={{ ...dues, teams }}
      onRules={() => undefined}
      onDone={() => undefined}
    />
  )
}

async function openWithoutTeam(role: ClubRole) {
  server.answers(get, { ...club, roles: [role] })
  await openPart(<Bills teams={[]} />)
}

test('a club without a team has to add one, which keeps the bills', async () => {
  await openWithoutTeam('manager')
  await expectSaid(text.teamFirstText)
  await expect.element(page.getByRole('link', { name: text.addTeam })).toBeVisible()
  await expectAccessible()
})

test('a treasurer, who can’t add teams, reads who can', async () => {
  await openWithoutTeam('treasurer')
  await expectSaid(text.teamFirstAsk)
  await expect.element(page.getByRole('link', { name: text.addTeam })).not.toBeInTheDocument()
})

/** As the members table links here. */
function Selecting({ personIds }: { readonly personIds: readonly string[] }) {
  const location = useLocation()
  if (location.state !== null) return <Bills teams={dues.teams} />
  return (
    <Link to="." state={{ personIds }}>
      Bill
    </Link>
  )
}

test('only the families of members ticked in the members table are billed, until all are shown', async () => {
  server.answers(get, { ...club, roles: ['manager'] })
  const families = [familyOf(1, 'Marta Gil'), familyOf(2, 'Ben Stein')]
  server.answers(contract.collections.previewDues, { ...preview, families })
  await openPart(<Selecting personIds={[idOf(2)]} />)
  await press(page.getByRole('link', { name: 'Bill' }))
  await expect.element(page.getByRole('button', { name: text.write.send(1) })).toBeVisible()
  await expectSaid(text.write.selectedOnly)
  await press(page.getByRole('button', { name: text.write.showAll }))
  await expect.element(page.getByRole('button', { name: text.write.send(2) })).toBeVisible()
})
