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

import { ErasureBanner } from './erasure-banner.tsx'

const { data } = children
const { member } = example(contract.members.get)
const asked = {
  askedBy: 'Marta Gil',
  isMine: false,
  dueAt: '2026-12-13T09:00:00.000Z',
  isStopped: false,
  stoppedBy: null,
  mayStop: true,
  mayDecide: false,
}
const stopped = { ...asked, isStopped: true, stoppedBy: 'Luis Gil', mayStop: false }
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(erasure: typeof asked | typeof stopped) {
  const parent = teamOf('player')
  const team = { ...parent, actor: { ...parent.actor, childIds: [member.id] } }
  server.answers(contract.privacy.childErasure, { erasure })
  return openPart(<ErasureBanner member={member} />, { as: 'player', team })
}

test('lets the other guardian stop it, who reads that the club then decides', async () => {
  server.answers(contract.privacy.changeChildErasure, { erasure: stopped })
  await open(asked)
  await expectSaid(data.askedBy('Marta Gil'))
  await expectSaid(data.ifStopped)
  await expectAccessible()
  await press(button(data.stop))
  await expectSaid(data.stoppedBy('Luis Gil'))
  await expect
    .poll(() => server.sentTo(contract.privacy.changeChildErasure))
    .toMatchObject([{ memberId: member.id, state: 'stopped' }])
})

test('lets the guardian who requested it cancel it', async () => {
  server.answers(contract.privacy.changeChildErasure, { erasure: null })
  await open({ ...asked, isMine: true })
  await expectSaid(data.askedByYou)
  await expect.element(page.getByText(data.ifStopped)).not.toBeInTheDocument()
  await press(button(data.takeBack))
  await expect.element(button(data.takeBack)).not.toBeInTheDocument()
})

test.each([
  [data.keep, 'refused'],
  [data.eraseNow, 'approved'],
])('once stopped, the club decides: %s', async (name, state) => {
  server.answers(contract.privacy.changeChildErasure, { erasure: null })
  await open({ ...stopped, mayDecide: true })
  await expectSaid(data.stoppedTitle(member.firstName))
  await press(button(name))
  await expect.element(button(name)).not.toBeInTheDocument()
  await expect
    .poll(() => server.sentTo(contract.privacy.changeChildErasure))
    .toMatchObject([{ state }])
})

test('says why it can’t be stopped', async () => {
  server.refuses(contract.privacy.changeChildErasure, 'not_allowed')
  await open(asked)
  await press(button(data.stop))
  await expectSaid(wire.errors.not_allowed)
})
