import { row, send, type Row } from './sweep-row.ts'

/** A file that is no team archive. */
const noArchive = 'bm8gYXJjaGl2ZQ=='

const noApp = {
  clientId: '019cebf5-0f00-7000-8000-0000000000c9',
  redirectUri: 'https://assistant.example/callback',
}

/** Someone's tokens, a team's webhooks, and teams exported and imported as archives. */
export const integrationRows: Readonly<Record<string, Row>> = {
  'integrations.tokens': row(),
  'integrations.makeToken': send({ name: 'Scores', scopes: ['leagues:read'], days: 7 }),
  'integrations.revokeToken': row({ isPrivate: true }),
  'integrations.authorization': row({
    query: `?${new URLSearchParams(noApp).toString()}`,
    owner: 404,
  }),
  'integrations.authorize': send({ request: noApp, scopes: ['events:read'] }, { owner: 404 }),
  'integrations.webhooks': row(),
  'integrations.addWebhook': send({
    url: 'https://hooks.example.org/other',
    events: ['members.joined'],
  }),
  'integrations.changeWebhook': send({ events: ['events.created', 'events.cancelled'] }),
  'integrations.renewWebhookSecret': row(),
  'integrations.deliveries': row(),
  'integrations.sendDelivery': send(({ deliveryId }) => ({ deliveryId })),
  'integrations.removeWebhook': row(),
  'integrations.exportTeam': row(),
  'integrations.exportClub': row(),
  'integrations.importClub': send({ base64: noArchive }, { owner: 422 }),
  'integrations.importTeam': send({ base64: noArchive, fingerprint: 'guessed' }, { owner: 412 }),
}
