import { mine, row, send, theirs, type Row } from './sweep-row.ts'

/** A file, and no archive of a team. */
const noArchive = 'bm8gYXJjaGl2ZQ=='

/** Tokens of somebody, webhooks of a team, and teams that come and go as archives. */
export const integrationRows: Readonly<Record<string, Row>> = {
  'integrations.tokens': mine(),
  'integrations.makeToken': mine({ name: 'Scores', scopes: ['leagues:read'], days: 7 }),
  'integrations.revokeToken': theirs(),
  'integrations.webhooks': theirs(),
  'integrations.addWebhook': send({
    url: 'https://hooks.example.org/other',
    events: ['members.joined'],
  }),
  'integrations.changeWebhook': send({ events: ['events.created', 'events.cancelled'] }),
  'integrations.renewWebhookSecret': theirs(),
  'integrations.deliveries': theirs(),
  'integrations.sendDelivery': row('theirs', { body: ({ deliveryId }) => ({ deliveryId }) }),
  'integrations.removeWebhook': theirs(),
  'integrations.exportTeam': theirs(),
  'integrations.exportClub': theirs(),
  'integrations.importClub': mine({ base64: noArchive }, { owner: 422 }),
  'integrations.importTeam': mine({ base64: noArchive, fingerprint: 'guessed' }, { owner: 412 }),
}
