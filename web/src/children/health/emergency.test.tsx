import { contract } from '@touchline/contract/contract'
import { health } from '@touchline/text/children/health/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { openPart } from '#web/testing/open.tsx'
import type { Person } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { EmergencyButton } from './emergency-dialog.tsx'
import { EventEmergency } from './event-emergency.tsx'

const text = health.view
const memberId = '019cebf5-0f00-7000-8000-0000000000b1'
const people = [
  { name: 'Kate Carter', relation: 'mother', phone: '+447700900123' },
  { name: 'Sean Carter', relation: 'father', phone: null },
] as const
const notes = {
  contacts: [{ name: 'Gran', relation: 'Grandmother', phone: '+447700900456' }],
  allergies: 'Hazelnuts',
  medication: '',
}
const open = page.getByRole('button', { name: text.emergency })
const mother = page.getByRole('dialog').getByRole('link', { name: /^Call Kate Carter/ })

describe('on a profile', () => {
  test('one tap shows the mother’s number without consent, and says that notes are missing', async () => {
    server.answers(contract.children.emergency, { memberId, people: [...people], notes: null })
    await openPart(<EmergencyButton memberId={memberId} name="Ben Carter" />, { as: 'coach' })
    await userEvent.click(open)
    await expect.element(mother).toHaveAttribute('href', 'tel:+447700900123')
    const message = page.getByRole('link', { name: text.message('Kate Carter') })
    await expect.element(message).toHaveAttribute('href', 'sms:+447700900123')
    await expect.element(page.getByText(text.noNotes)).toBeVisible()
    await expectAccessible()
  })

  test('with consent the medical notes are below the numbers', async () => {
    server.answers(contract.children.emergency, { memberId, people: [...people], notes })
    await openPart(<EmergencyButton memberId={memberId} name="Ben Carter" />, { as: 'coach' })
    await userEvent.click(open)
    await expect.element(page.getByText('Hazelnuts')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Call Gran/ })).toBeVisible()
    const [above, below] = [mother, page.getByText('Hazelnuts')].map((one) =>
      one.element().getBoundingClientRect(),
    )
    expect(below?.top).toBeGreaterThan(above?.top ?? Infinity)
  })
})

describe('on an event', () => {
  const attending = [{ memberId, firstName: 'Ben', lastName: 'Carter' }]

  test('one tap shows everyone’s numbers', async () => {
    server.answers(contract.children.emergencyNumbers, {
      members: [{ memberId, people: [...people] }],
    })
    await openPart(<EventEmergency people={attending} />, { as: 'coach' })
    await userEvent.click(open)
    await expect.element(mother).toHaveAttribute('href', 'tel:+447700900123')
    await expectAccessible()
  })

  test.each<[Person, number]>([
    ['coach', 1],
    ['admin', 1],
    ['player', 0],
  ])('a %s has %i button for it', async (as, count) => {
    await openPart(<EventEmergency people={attending} />, { as })
    await expect.poll(() => open.elements().length).toBe(count)
  })
})
