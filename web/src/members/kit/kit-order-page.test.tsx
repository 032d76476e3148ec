import { contract } from '@touchline/contract/contract'
import type { KitPlayer } from '@touchline/contract/members/shapes/kit'
import { kit as text } from '@touchline/text/members/kit/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import KitOrderPage from './kit-order-page.tsx'

const { kitSizes, askForSizes } = contract.members
const none = { shirt: null, shorts: null, shoes: null }
const player = (at: number, firstName: string, sizes: Partial<KitPlayer['sizes']>): KitPlayer => ({
  id: `019cebf5-0f00-7000-8000-0000000000a${at}`,
  firstName,
  lastName: 'Ruiz',
  jerseyNumber: String(at),
  sizes: { ...none, ...sizes },
})
const leo = player(1, 'Leo', { shirt: 'M', shorts: 'S' })
const mia = player(2, 'Mia', { shirt: 'M', shorts: 'M' })
const pau = player(3, 'Pau', {})

async function open(players: KitPlayer[]) {
  server.answers(kitSizes, { players })
  await openPart(<KitOrderPage />, { as: 'coach' })
}

test('counts sizes of the chosen players and items', async () => {
  await open([leo, mia])
  await expect.element(page.getByText('M × 2')).toBeVisible()
  await press(page.getByRole('checkbox', { name: '2 · Mia Ruiz' }), ' ')
  await expect.element(page.getByText('M × 2')).not.toBeInTheDocument()
  await expect.element(page.getByText('M × 1')).toBeVisible()
  await press(page.getByRole('checkbox', { name: text.items.shirt }), ' ')
  await expect.element(page.getByText('M × 1')).not.toBeInTheDocument()
  await expect.element(page.getByText('S × 1')).toBeVisible()
  await expectAccessible()
})

test('asks those without a size once', async () => {
  server.answers(askForSizes, { asked: [pau.id] })
  await open([leo, pau])
  await press(page.getByRole('button', { name: text.ask(1) }))
  await expect.element(page.getByText(text.asked(1))).toBeVisible()
  await expect.element(page.getByRole('button', { name: text.ask(1) })).not.toBeInTheDocument()
  expect(server.sentTo(askForSizes)).toMatchObject([{ memberIds: [pau.id] }])
})

test('asks others whose size another item lacks', async () => {
  server.answers(askForSizes, { asked: [pau.id] })
  await open([leo, pau])
  await press(page.getByRole('button', { name: text.ask(1) }))
  await expect.element(page.getByText(text.asked(1))).toBeVisible()
  await press(page.getByRole('checkbox', { name: text.items.shoes }), ' ')
  await press(page.getByRole('button', { name: text.ask(1) }))
  await expect.poll(() => server.sentTo(askForSizes)).toHaveLength(2)
  expect(server.sentTo(askForSizes)[1]).toMatchObject({ memberIds: [leo.id] })
})

test('long names and sizes stay within a narrow phone', async () => {
  await page.viewport(320, 700)
  const long = 'XXXXL / 12-14 ans'
  const sizes = { shirt: long, shorts: long, shoes: long }
  await open([{ ...player(4, 'Maximiliana-Wilhelmine', sizes), lastName: 'Oberschmidthuber' }])
  await press(page.getByRole('checkbox', { name: text.items.shoes }), ' ')
  await expect
    .element(page.getByRole('link', { name: `${long} / ${long} / ${long}` }))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('says that there are no players', async () => {
  await open([])
  await expect.element(page.getByText(text.noPlayers)).toBeVisible()
})
