import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { DemoOffer } from '#web/auth/demo-offer.tsx'
import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

const { demo: text } = operations
const loadDemo = contract.demo.load
const jonas = {
  part: 'coach',
  name: 'Jonas Weber',
  email: 'coach@demo.example',
  password: 'lions-at-home',
} as const
const coach = page.getByRole('button', { name: new RegExp(`${text.parts.coach} · ${jonas.name}`) })
const load = page.getByRole('button', { name: text.load, exact: true })

test('loads the demo club, and then offers its people to sign in as', async () => {
  const picked: string[] = []
  server.answers(loadDemo, { people: [jonas] })
  await openPart(<DemoOffer known={[]} onPick={({ email }) => picked.push(email)} />, {
    as: 'visitor',
  })
  await press(load)
  await expectSaid(text.loaded)
  await expectAccessible()
  await expect.poll(() => server.sentTo(loadDemo)).toMatchObject([{ language: 'en' }])
  await press(coach)
  expect(picked).toEqual([jonas.email])
})

test('where there is no form to fill in, a person of the club leads to sign-in', async () => {
  const opened = await openPart(<DemoOffer known={[jonas]} />, { as: 'visitor' })
  await press(coach)
  await expect.poll(() => opened.path()).toBe('/login')
})

test('says why the demo club is not loaded, and can be asked again', async () => {
  server.refuses(loadDemo, 'conflict')
  await openPart(<DemoOffer known={[]} />, { as: 'visitor' })
  await press(load)
  await expect.element(page.getByRole('alert')).toHaveTextContent(wire.errors.conflict)
  await expect.element(load).toBeEnabled()
})
