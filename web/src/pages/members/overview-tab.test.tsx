import { contract } from '@touchline/contract/contract'
import { members } from '@touchline/text/members/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { OverviewTab } from './overview-tab.tsx'

const text = members.overview
const shown = example(contract.members.get)
const [parent] = shown.guardians
const profile = {
  ...shown,
  member: {
    ...shown.member,
    archivedAt: null,
    phone: '+447700900100',
    email: 'ben@mail.example',
  },
  guardians: parent
    ? [
        {
          ...parent,
          firstName: 'Kate',
          lastName: 'Carter',
          phone: '+447700900123',
          email: null,
          blockedAt: null,
          isPrivate: false,
        },
      ]
    : [],
}

test('shows the person’s and the parents’ numbers with one tap to call, write and edit', async () => {
  let edits = 0
  const other = { ...profile, member: { ...profile.member, id: crypto.randomUUID() } }
  server.answers(contract.events.unavailabilities, { unavailabilities: [] })
  server.answers(contract.attendance.summary, { events: 0, members: [], next: null })
  await openPart(
    <>
      <h2>Member profile</h2>
      <OverviewTab page={other} onEdit={() => (edits += 1)} onGone={() => undefined} />
    </>,
    { as: 'coach' },
  )
  const kate = (way: string) => page.getByRole('link', { name: `${way}: Kate Carter` })
  await expect.element(kate(text.call)).toHaveAttribute('href', 'tel:+447700900123')
  await expect.element(kate(text.text)).toHaveAttribute('href', 'sms:+447700900123')
  const mail = page.getByRole('link', { name: new RegExp(`^${text.email}`) })
  await expect.element(mail).toHaveAttribute('href', 'mailto:ben@mail.example')
  await expect
    .element(page.getByRole('link', { name: text.message }))
    .toHaveAttribute('href', expect.stringContaining(`/messages?to=people:${other.member.id}`))
  await expect.element(page.getByText(text.noAbsences)).toBeVisible()
  await expect.element(page.getByText(text.noAttendance)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: text.edit }))
  expect(edits).toBe(1)
  await expectAccessible()
})

test('puts leaving the team last', async () => {
  server.answers(contract.events.unavailabilities, { unavailabilities: [] })
  server.answers(contract.attendance.summary, { events: 0, members: [], next: null })
  await openPart(<OverviewTab page={profile} onEdit={() => undefined} onGone={() => undefined} />)
  // The example is about the reader.
  await expect.element(page.getByRole('button', { name: members.profile.leave })).toBeVisible()
  const buttons = page.getByRole('button').elements()
  expect(buttons.at(-1)?.textContent).toBe(members.profile.leave)
})

test('offers no message where the operator has turned messages off', async () => {
  const team = teamOf('coach')
  const actor = { ...team.actor, featuresOff: ['messages' as const] }
  const other = { ...profile, member: { ...profile.member, id: crypto.randomUUID() } }
  server.answers(contract.events.unavailabilities, { unavailabilities: [] })
  server.answers(contract.attendance.summary, { events: 0, members: [], next: null })
  const nothing = () => undefined
  await openPart(<OverviewTab page={other} onEdit={nothing} onGone={nothing} />, {
    as: 'coach',
    team: { ...team, actor },
  })
  await expect.element(page.getByRole('button', { name: text.edit })).toBeVisible()
  await expect.element(page.getByRole('link', { name: text.message })).not.toBeInTheDocument()
})
