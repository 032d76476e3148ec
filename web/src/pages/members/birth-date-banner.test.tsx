import { contract } from '@touchline/contract/contract'
import { children } from '@touchline/text/children/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { useMember } from '#web/members/api/member.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { BirthDateBanner } from './birth-date-banner.tsx'

const { birthDate: text } = children
const profile = example(contract.members.get)
const member = { ...profile.member, dateOfBirth: '2010-02-03' }
const waiting = {
  dateOfBirth: '2001-02-03',
  askedBy: 'Carla Coach',
  isMine: false,
  askedAt: '2026-11-29T09:00:00.000Z',
  mayDecide: true,
}
const waitingPage = { ...profile, member, pendingBirthDate: waiting }
const button = (name: string) => page.getByRole('button', { name, exact: true })

function Loaded() {
  const { data } = useMember({ teamId: teamOf('player').team.id, memberId: member.id })
  return data ? <BirthDateBanner page={data} /> : null
}

function openAsGuardian() {
  const parent = teamOf('player')
  const team = { ...parent, actor: { ...parent.actor, childIds: [member.id] } }
  server.answers(contract.members.get, waitingPage)
  return openPart(<Loaded />, { as: 'player', team })
}

test.each([
  [text.confirm, true],
  [text.reject, false],
])('shows a guardian both dates, who decides: %s', async (name, confirm) => {
  server.answers(contract.members.decideBirthDate, { ...waitingPage, pendingBirthDate: null })
  await openAsGuardian()
  await expectSaid(text.isRight(member.firstName))
  await expectSaid(text.change('3 February 2010', '3 February 2001'))
  await expectAccessible()
  await press(button(name))
  await expect.element(button(name)).not.toBeInTheDocument()
  await expect
    .poll(() => server.sentTo(contract.members.decideBirthDate))
    .toMatchObject([{ confirm }])
})

test('shows staff that it waits, without a choice', async () => {
  const pendingBirthDate = { ...waiting, mayDecide: false }
  await openPart(<BirthDateBanner page={{ ...waitingPage, pendingBirthDate }} />, {
    as: 'coach',
    team: teamOf('coach'),
  })
  await expectSaid(text.waits(member.firstName))
  await expect.element(button(text.confirm)).not.toBeInTheDocument()
})

test('says why it can’t be decided', async () => {
  server.refuses(contract.members.decideBirthDate, 'not_allowed')
  await openAsGuardian()
  await press(button(text.confirm))
  await expectSaid(wire.errors.not_allowed)
})
