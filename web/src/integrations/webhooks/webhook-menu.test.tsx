import { contract } from '@touchline/contract/contract'
import { webhooks as text } from '@touchline/text/integrations/webhooks/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { WebhookMenu } from './webhook-menu.tsx'

const { integrations } = contract
const teamId = teamOf('admin').team.id
const { webhook, secret } = example(integrations.addWebhook)
const key = { teamId, webhookId: webhook.id }
const menu = page.getByRole('button', { name: text.menuOf(webhook.url) })
const item = (name: string) => page.getByRole('menuitem', { name })
const dialog = page.getByRole('alertdialog')

const actions: unknown[] = []

async function open(isOn = true): Promise<void> {
  actions.length = 0
  await openPart(
    <WebhookMenu
      webhook={{ ...webhook, isOn }}
      teamId={teamId}
      onEdit={() => actions.push('edit')}
      onSecret={(made) => actions.push(made)}
      onRemove={() => actions.push('removed')}
    />,
  )
  await press(menu)
}

/** Goes to an item by its arrows. */
async function choose(name: string): Promise<void> {
  await expect.element(item(name)).toBeVisible()
  while (item(name).element() !== document.activeElement) await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
}

async function confirm(name: string): Promise<void> {
  await press(dialog.getByRole('button', { name, exact: true }))
}

test('is accessible in both themes', async () => {
  await open()
  await expect.element(item(text.test)).toBeVisible()
  await expectAccessible()
})

test('sends a test', async () => {
  server.answers(integrations.sendDelivery)
  await open()
  await choose(text.test)
  await expectSaid(text.testSent)
  await expect.poll(() => server.sentTo(integrations.sendDelivery)).toEqual([key])
})

test('says why a disabled webhook can’t be tested', async () => {
  await open(false)
  const sendTest = page.getByRole('menuitem', { name: text.test, exact: false })
  await expect.element(sendTest).toHaveAttribute('aria-disabled', 'true')
  await expectSaid(text.problems.switched_off(''))
})

test('opens the form', async () => {
  await open()
  await choose(text.edit)
  expect(actions).toEqual(['edit'])
})

test.each([
  [true, text.turnOff],
  [false, text.turnOn],
])('switches a webhook that is on: %s', async (isOn, name) => {
  server.answers(integrations.changeWebhook)
  await open(isOn)
  await choose(name)
  await expect
    .poll(() => server.sentTo(integrations.changeWebhook))
    .toEqual([{ ...key, isOn: !isOn }])
})

test('renews the secret after confirmation', async () => {
  server.answers(integrations.renewWebhookSecret)
  await open()
  await choose(text.renew)
  await expect.element(dialog).toHaveAccessibleName(text.renewTitle)
  await expectAccessible()
  await confirm(text.renew)
  await expect.poll(() => actions).toEqual([secret])
  await expect.poll(() => server.sentTo(integrations.renewWebhookSecret)).toEqual([key])
})

test('removes the webhook after confirmation', async () => {
  server.answers(integrations.removeWebhook)
  await open()
  await choose(text.remove)
  await expect.element(dialog).toHaveAccessibleName(text.removeTitle)
  await expectAccessible()
  await confirm(text.remove)
  await expect.poll(() => server.sentTo(integrations.removeWebhook)).toEqual([key])
  expect(actions).toEqual(['removed'])
})

test.each([text.renew, text.remove])('changes nothing on Escape: %s', async (name) => {
  await open()
  await choose(name)
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(menu).toHaveFocus()
  expect(actions).toEqual([])
})

test.each([
  [text.test, integrations.sendDelivery],
  [text.turnOff, integrations.changeWebhook],
  [text.renew, integrations.renewWebhookSecret],
  [text.remove, integrations.removeWebhook],
] as const)('says why it is refused: %s', async (name, endpoint) => {
  server.refuses(endpoint, 'too_many_requests')
  await open()
  await choose(name)
  if (name === text.renew || name === text.remove) await confirm(name)
  await expectSaid(wire.errors.too_many_requests)
})
