import { contract } from '@touchline/contract/contract'
import { health } from '@touchline/text/children/health/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { HealthForm } from './health-form.tsx'

const { form: text } = health
const { saveHealth } = contract.children
const of = {
  teamId: teamOf('player').team.id,
  memberId: '019cebf5-0f00-7000-8000-0000000000c1',
}
const { record } = example(contract.children.health)
const button = (name: string) => page.getByRole('button', { name, exact: true })

proveForm('what helps in an emergency', {
  open: async () => {
    await openPart(<HealthForm of={of} record={null} />, { as: 'player' })
    await press(button(text.add))
  },
  endpoint: saveHealth,
  fillings: {
    [text.name]: 'Marta Ruiz',
    [text.relation]: 'Grandmother',
    [text.phone]: '600 12 34 56',
    [text.allergies]: 'Bee stings',
    [text.medication]: 'An inhaler',
    [text.notes]: 'Keep warm',
    [text.doctorName]: 'Dr Vidal',
    [text.doctorPhone]: '600 12 34 57',
  },
  submit: text.save,
  sends: {
    ...of,
    health: {
      contacts: [{ name: 'Marta Ruiz', relation: 'Grandmother', phone: '+34600123456' }],
      allergies: 'Bee stings',
      medication: 'An inhaler',
      notes: 'Keep warm',
      doctorName: 'Dr Vidal',
      doctorPhone: '+34600123457',
    },
    version: null,
  },
  wrong: [
    { label: text.name, typed: ' ', says: text.nameMissing },
    { label: text.phone, typed: '12', says: text.phoneInvalid },
    { label: text.doctorPhone, typed: '12', says: text.phoneInvalid },
  ],
  refusals: [{ code: 'changed_meanwhile', says: text.changedMeanwhile }],
})

test('an empty form can be saved', async () => {
  server.answers(saveHealth)
  await openPart(<HealthForm of={of} record={null} />)
  await press(button(text.save))
  await expect
    .poll(() => server.sentTo(saveHealth))
    .toMatchObject([{ health: { contacts: [], allergies: '', doctorPhone: null } }])
})

test('shows the stored data, and sends the version that was on screen', async () => {
  server.answers(saveHealth)
  await openPart(<HealthForm of={of} record={record} />)
  await expect.element(button(text.removeContact)).toBeVisible()
  expectFilled({ [text.relation]: 'Grandmother', [text.doctorName]: 'Dr. Vidal' })
  await press(button(text.removeContact))
  await press(button(text.save))
  await expect
    .poll(() => server.sentTo(saveHealth))
    .toMatchObject([{ health: { contacts: [] }, version: record?.version }])
})
