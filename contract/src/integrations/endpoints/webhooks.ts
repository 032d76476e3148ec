import { inTeam } from '../../teams/access.ts'
import {
  deliveriesQuery,
  delivery,
  deliveryPage,
  deliveryToSend,
  newWebhook,
  teamKey,
  webhook,
  webhookChange,
  webhookKey,
  webhookList,
  webhookSecret,
} from '../shapes/webhooks.ts'

const tags = ['Webhooks']
const forWebhooks = inTeam('webhooks.edit')
const path = '/teams/{teamId}/webhooks'
const one = `${path}/{webhookId}` as const

export const webhooksEndpoints = {
  webhooks: forWebhooks
    .route({ method: 'GET', path, tags, summary: 'Webhooks of a team' })
    .input(teamKey)
    .output(webhookList),

  addWebhook: forWebhooks
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Add a webhook; its secret is only in this answer',
    })
    .input(newWebhook)
    .output(webhookSecret),

  changeWebhook: forWebhooks
    .route({
      method: 'PATCH',
      path: one,
      tags,
      summary: 'Change the address or events of a webhook, or switch it on or off',
    })
    .input(webhookChange)
    .output(webhook),

  removeWebhook: forWebhooks
    .route({ method: 'DELETE', path: one, tags, summary: 'Remove a webhook with its log' })
    .input(webhookKey)
    .output(webhookList),

  renewWebhookSecret: forWebhooks
    .route({
      method: 'POST',
      path: `${one}/secret`,
      tags,
      summary: 'Replace the secret of a webhook; the old one keeps signing for a day',
    })
    .input(webhookKey)
    .output(webhookSecret),

  deliveries: forWebhooks
    .route({
      method: 'GET',
      path: `${one}/deliveries`,
      tags,
      summary: 'Deliveries of the last 30 days, newest first',
    })
    .input(deliveriesQuery)
    .output(deliveryPage),

  sendDelivery: forWebhooks
    .route({
      method: 'POST',
      path: `${one}/deliveries`,
      tags,
      summary: 'Send a delivery again under the same id; without an id, send a test',
    })
    .input(deliveryToSend)
    .output(delivery),
}
