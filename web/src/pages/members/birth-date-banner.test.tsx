import { contract } from '@touchline/contract/contract'
import { children } from '@touchline/text/children/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { BirthDateBanner } from './birth-date-banner.tsx'

const { birthDate: text } = children
const member = { ...example(contract.members.get).member, dateOfBirth: '2010-02-03' }
const waiting = {
  dateOfBirth: '2001-02-03',
  askedBy: 'Carla Coach',
  isMine: false,
  askedAt: '2026-11-29T09:00:00.000Z',
  mayDecide: true,
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

function openAsGuardian() {
  const parent = teamOf('player')
  const team = { ...parent, actor: { ...parent.actor, childIds: [member.id] } }
  server.answers(contract.members.pendingBirthDate, { pending: waiting })
  return openPart(<BirthDateBanner member={member} />, { as: 'player', team })
}

test.each([
  [text.confirm, true],
  [text.reject, false],
])('a guardian sees both dates and decides: %s', async (name, confirm) => {
  server.answers(contract.members.decideBirthDate, { pending: null })
  await openAsGuardian()
  await expectSaid(text.isRight(member.firstName))
  await expectSaid(text.change('3 February 2010', '3 February 2001'))
  await expectAccessible()
  server.answers(contract.members.pendingBirthDate, { pending: null })
  await press(button(name))
  await expect.element(button(name)).not.toBeInTheDocument()
  await expect
    .poll(() => server.sentTo(contract.members.decideBirthDate))
    .toMatchObject([{ confirm }])
})

test('staff sees that it waits, and decides nothing', async () => {
  server.answers(contract.members.pendingBirthDate, { pending: { ...waiting, mayDecide: false } })
  await openPart(<BirthDateBanner member={member} />, { as: 'coach', team: teamOf('coach') })
  await expectSaid(text.waits(member.firstName))
  await expect.element(button(text.confirm)).not.toBeInTheDocument()
})

test('says why it could not be decided', async () => {
  server.refuses(contract.members.decideBirthDate, 'not_allowed')
  await openAsGuardian()
  await press(button(text.confirm))
  await expectSaid(wire.errors.not_allowed)
})
