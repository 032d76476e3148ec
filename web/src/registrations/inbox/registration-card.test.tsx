import { contract } from '@touchline/contract/contract'
import { registrations as text } from '@touchline/text/registrations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { refusal } from '#web/testing/rest.ts'
import { server } from '#web/testing/server.ts'

import type { Registered, Registration } from '../api.ts'
import { RegistrationCard } from './registration-card.tsx'

const { decideInTeam } = contract.registrations
const teamId = '019cebf5-0f00-7000-8000-0000000000f1'

const child = (at: number, firstName: string, state: Registered['state']): Registered => ({
  id: `019cebf5-0f00-7000-8000-0000000000a${at}`,
  firstName,
  lastName: 'Gil',
  dateOfBirth: '2017-05-01',
  age: 9,
  isContact: false,
  teamId,
  proposedTeamId: null,
  kind: 'active',
  photos: null,
  answers: [],
  state,
  since: '2026-12-01T09:00:00.000Z',
  offerUntil: null,
  match: null,
})
const [mia, leo] = [child(1, 'Mia', 'new'), child(2, 'Leo', 'waiting')]
const registration: Registration = {
  id: '019cebf5-0f00-7000-8000-0000000000b1',
  confirmedAt: '2026-12-01T09:00:00.000Z',
  contact: {
    firstName: 'Marta',
    lastName: 'Gil',
    email: 'marta@example.org',
    phone: null,
    address: null,
    role: 'mother',
  },
  secondGuardian: null,
  hasMandate: false,
  people: [mia, leo],
}

test.each([
  [text.offer, 'offer', leo],
  [text.wait, 'wait', mia],
] as const)('"%s" leaves brothers and sisters as they are', async (label, kind, child) => {
  server.answers(decideInTeam, { ...example(decideInTeam), registrations: [], bill: null })
  await openPart(
    <RegistrationCard
      owner={{ kind: 'team', id: teamId }}
      registration={registration}
      teams={[]}
    />,
  )
  await expectAccessible()
  await page.getByRole('button', { name: text.more('Marta Gil') }).click()
  await page.getByRole('menuitem', { name: label }).click()
  await expect
    .poll(() => server.sentTo(decideInTeam))
    .toMatchObject([{ decision: { kind, people: [{ id: child.id }] } }])
})

test('one tap keeps a child on the roster one person, without a new guardian', async () => {
  const match = {
    personId: '019cebf5-0f00-7000-8000-0000000000c1',
    firstName: 'Mia',
    lastName: 'Gil',
    dateOfBirth: '2017-05-01',
    teams: [],
    isSure: true,
    addsGuardian: true,
  }
  const people = [{ ...mia, match }]
  server.answers(decideInTeam, { ...example(decideInTeam), registrations: [], bill: null })
  await openPart(
    <RegistrationCard
      owner={{ kind: 'team', id: teamId }}
      registration={{ ...registration, people }}
      teams={[]}
    />,
  )
  await expectAccessible()
  const guardian = page.getByRole('checkbox', { name: text.addsGuardian('Marta Gil', 'Mia') })
  const same = page.getByRole('checkbox', { name: text.same('Mia Gil', '') })
  await expect.element(guardian).not.toBeChecked()
  await expect.element(same).toBeChecked()
  await same.click()
  await expect.element(guardian).not.toBeInTheDocument()
  await same.click()
  await page.getByRole('button', { name: text.accept }).click()
  const { personId } = match
  await expect
    .poll(() => server.sentTo(decideInTeam))
    .toMatchObject([{ decision: { people: [{ id: mia.id, personId, addsGuardian: false }] } }])
})

test('staff say whether a namesake is the same person before accepting', async () => {
  const match = {
    personId: '019cebf5-0f00-7000-8000-0000000000c1',
    firstName: 'Mia',
    lastName: 'Gil',
    dateOfBirth: null,
    teams: [],
    isSure: false,
    addsGuardian: false,
  }
  server.answers(decideInTeam, { ...example(decideInTeam), registrations: [], bill: null })
  await openPart(
    <RegistrationCard
      owner={{ kind: 'team', id: teamId }}
      registration={{ ...registration, people: [{ ...mia, match }] }}
      teams={[]}
    />,
  )
  await expectAccessible()
  await expect.element(page.getByText(text.sayWhether('Mia'))).toBeVisible()
  const radio = (name: string) => page.getByRole('radio', { name })
  await expect.element(radio(text.samePerson)).not.toBeChecked()
  await expect.element(radio(text.otherPerson)).not.toBeChecked()
  await radio(text.otherPerson).click()
  await page.getByRole('button', { name: text.accept }).click()
  await expect
    .poll(() => server.sentTo(decideInTeam))
    .toMatchObject([{ decision: { people: [{ id: mia.id, personId: null }] } }])
})

test('keeps the words of a decline until it has been answered', async () => {
  server.refuses(decideInTeam, 'unexpected')
  await openPart(
    <RegistrationCard
      owner={{ kind: 'team', id: teamId }}
      registration={registration}
      teams={[]}
    />,
  )
  await page.getByRole('button', { name: text.more('Marta Gil') }).click()
  await page.getByRole('menuitem', { name: text.decline }).click()
  await page.getByRole('textbox').fill('Try again in spring.')
  await press(page.getByRole('button', { name: text.declining.confirm }))
  await expect.element(page.getByRole('dialog').getByText(text.notDecided)).toBeVisible()
  await expectAccessible()
  await expect.element(page.getByRole('textbox')).toHaveValue('Try again in spring.')
  server.answers(decideInTeam, { ...example(decideInTeam), registrations: [], bill: null })
  await press(page.getByRole('button', { name: text.declining.confirm }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.sentTo(decideInTeam)[1]).toMatchObject({
    decision: { kind: 'decline', message: 'Try again in spring.' },
  })
})

test('says that the contact is blocked from the child, beside the button', async () => {
  server.replies(decideInTeam, () => {
    throw refusal('conflict', { reason: 'blocked' })
  })
  await openPart(
    <RegistrationCard
      owner={{ kind: 'team', id: teamId }}
      registration={registration}
      teams={[]}
    />,
  )
  await press(page.getByRole('button', { name: text.accept }))
  await expect.element(page.getByText(text.blocked)).toBeVisible()
  await expectAccessible()
})
