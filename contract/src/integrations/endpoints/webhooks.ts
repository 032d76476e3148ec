import { oc } from '@orpc/contract'

import {
  deliveriesQuery,
  delivery,
  deliveryKey,
  deliveryPage,
  newWebhook,
  teamKey,
  webhook,
  webhookChange,
  webhookKey,
  webhookList,
  webhookSecret,
} from '../shapes/webhooks.ts'

const tags = ['Webhooks']
const path = '/teams/{teamId}/webhooks'
const one = `${path}/{webhookId}` as const

export const webhooksEndpoints = {
  webhooks: oc
    .route({ method: 'GET', path, tags, summary: 'Where a team sends its news, for admins' })
    .input(teamKey)
    .output(webhookList),

  addWebhook: oc
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Send news of a team somewhere; the secret is in this answer and nowhere else',
    })
    .input(newWebhook)
    .output(webhookSecret),

  changeWebhook: oc
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Change address or events of a webhook, or switch it on and off',
    })
    .input(webhookChange)
    .output(webhook),

  removeWebhook: oc
    .route({ method: 'DELETE', path: one, tags, summary: 'Remove a webhook with its log' })
    .input(webhookKey)
    .output(webhookList),

  renewWebhookSecret: oc
    .route({
      method: 'POST',
      path: `${one}/secret`,
      tags,
      summary: 'Make a new secret; for a day the old one signs, too',
    })
    .input(webhookKey)
    .output(webhookSecret),

  testWebhook: oc
    .route({ method: 'POST', path: `${one}/test`, tags, summary: 'Send a message that is a test' })
    .input(webhookKey)
    .output(delivery),

  deliveries: oc
    .route({
      method: 'GET',
      path: `${one}/deliveries`,
      tags,
      summary: 'What a webhook was told in thirty days, the newest first',
    })
    .input(deliveriesQuery)
    .output(deliveryPage),

  redeliver: oc
    .route({
      method: 'POST',
      path: `${one}/deliveries/{deliveryId}/redeliveries`,
      tags,
      summary: 'Send something once more, under the same id',
    })
    .input(deliveryKey)
    .output(delivery),
}
