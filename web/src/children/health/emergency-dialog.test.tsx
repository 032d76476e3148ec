import { contract } from '@touchline/contract/contract'
import { health } from '@touchline/text/children/health/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener, openPart } from '#web/testing/open.tsx'
import { type Person, teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { EmergencyButton, EmergencyDialog } from './emergency-dialog.tsx'

const { view: text } = health
const { emergency } = contract.children
const memberId = '019cebf5-0f00-7000-8000-0000000000c1'
const of = { teamId: teamOf('coach').team.id, memberId }
const facts = {
  ...example(emergency),
  notes: {
    contacts: [{ name: 'Marta Ruiz', relation: 'Grandmother', phone: '+34600123456' }],
    allergies: 'Bee stings',
    medication: '',
  },
}
const button = page.getByRole('button', { name: text.emergency, exact: true })

const openFacts = () =>
  openDialog((onClose) => <EmergencyDialog of={of} name="Leo" onClose={onClose} />, { as: 'coach' })

test('shows contacts and notes after one logged access', async () => {
  server.answers(emergency, facts)
  await openFacts()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(`${text.emergency}: Leo`)
  await expectSaid('Bee stings')
  await expectSaid(/Marta Ruiz/)
  await expectSaid(text.notes)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await expect.poll(() => server.sentTo(emergency)).toEqual([of])
})

test('says that the family gave no consent', async () => {
  server.refuses(emergency, 'not_allowed')
  await openFacts()
  await expectSaid(health.noConsent)
})

test('says why nothing could be read', async () => {
  server.refuses(emergency, 'too_many_requests')
  await openFacts()
  await expectSaid(wire.errors.too_many_requests)
})

test('a coach opens it with one tap, and nothing is fetched before', async () => {
  server.answers(emergency, facts)
  await openPart(<EmergencyButton memberId={memberId} name="Leo" />, { as: 'coach' })
  await expect.element(button).toBeVisible()
  expect(server.sentTo(emergency)).toEqual([])
  await press(button)
  await expectSaid('Bee stings')
  await expectAccessible()
})

test.each([
  { who: 'a player', as: 'player', blockedFrom: [] },
  { who: 'a coach whose access to the child was ended', as: 'coach', blockedFrom: [memberId] },
] as const)('is not offered to $who', async ({ as, blockedFrom }) => {
  await openPart(<EmergencyButton memberId={memberId} name="Leo" />, {
    as,
    team: team(as, blockedFrom),
  })
  await expect.element(page.getByRole('heading', { name: 'Touchline' })).toBeInTheDocument()
  await expect.element(button).not.toBeInTheDocument()
})

function team(person: Person, blockedFrom: readonly string[]) {
  const page = teamOf(person)
  return { ...page, actor: { ...page.actor, blockedFrom: [...blockedFrom] } }
}
