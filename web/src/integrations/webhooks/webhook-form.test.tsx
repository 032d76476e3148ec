import { contract } from '@touchline/contract/contract'
import { webhooks as text } from '@touchline/text/integrations/webhooks/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { WebhookForm } from './webhook-form.tsx'

const teamId = teamOf('admin').team.id
const { webhook, secret } = example(contract.integrations.addWebhook)
const saved: (string | undefined)[] = []
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(edited?: typeof webhook, onCancel = () => {}) {
  saved.length = 0
  return openPart(
    <WebhookForm
      teamId={teamId}
      edited={edited}
      onSaved={(made) => saved.push(made)}
      onCancel={onCancel}
    />,
  )
}

proveForm('adding a webhook', {
  open,
  endpoint: contract.integrations.addWebhook,
  fillings: {
    [text.url]: 'https://club.example/hook',
    [text.events['events.cancelled']]: true,
    [text.events['members.joined']]: true,
  },
  submit: text.add,
  sends: {
    teamId,
    url: 'https://club.example/hook',
    events: ['events.cancelled', 'members.joined'],
  },
  wrong: [
    { label: text.url, typed: 'http://club.example/hook', says: text.wrongUrl },
    { label: text.url, typed: '', says: text.wrongUrl },
  ],
  refusals: [
    { code: 'invalid_input', fields: { url: 'url' }, label: text.url, says: text.wrongUrl },
    { code: 'conflict', says: text.tooMany },
  ],
})

test('requires an event', async () => {
  await open()
  await fillIn({ [text.url]: 'https://club.example/hook' })
  await press(button(text.add))
  await expectSaid(text.missingEvents)
  expectFilled({ [text.url]: 'https://club.example/hook' })
})

test('shows the secret of a new webhook', async () => {
  server.answers(contract.integrations.addWebhook)
  await open()
  await fillIn({ [text.url]: webhook.url, [text.events['events.created']]: true })
  await press(button(text.add))
  await expect.poll(() => saved).toEqual([secret])
})

test('shows the stored values, and keeps the secret when saving', async () => {
  server.answers(contract.integrations.changeWebhook)
  await open(webhook)
  await expect.element(button(wire.save)).toBeVisible()
  expectFilled({ [text.url]: webhook.url, [text.events['events.created']]: true })
  await fillIn({ [text.events['events.created']]: false, [text.events['members.left']]: true })
  await press(button(wire.save))
  await expect.poll(() => saved).toEqual([undefined])
  await expect
    .poll(() => server.sentTo(contract.integrations.changeWebhook))
    .toMatchObject([{ webhookId: webhook.id, url: webhook.url, events: ['members.left'] }])
})

test('closes without saving', async () => {
  let isLeft = false
  await open(webhook, () => (isLeft = true))
  await press(button(wire.cancel))
  expect(isLeft).toBe(true)
})
