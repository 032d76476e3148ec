import { row, send, type Row } from './sweep-row.ts'

const newsletter = {
  kind: 'product_news',
  texts: [{ language: 'en', subject: 'What is new', words: 'Leagues are here.' }],
}

/** Operator endpoints; they don't exist for anyone else. */
export const operatorRows: Readonly<Record<string, Row>> = {
  'operations.figures': row(),
  'operations.accounts': row(),
  'operations.act': send({ action: 'disable', reason: 'Asked for it' }),
  'operations.groups': row({ query: '?kind=clubs' }),
  'operations.actOnGroup': send({ kind: 'clubs', action: 'suspend', reason: 'Asked for it' }),
  'operations.configureGroup': send({
    kind: 'clubs',
    limits: { members: 500, storage: null, mails: null },
    reason: 'Asked for it',
  }),
  'operations.features': row(),
  'operations.setFeatures': send({
    features: {
      collections: true,
      leagues: true,
      messages: true,
      registrations: true,
      integrations: true,
      premium: true,
    },
    reason: 'Asked for it',
  }),
  'operations.announcements': row(),
  'operations.saveAnnouncement': send({
    announcement: {
      kind: 'info',
      startsAt: '2031-05-01T10:00:00.000Z',
      endsAt: '2031-05-02T10:00:00.000Z',
      texts: [{ language: 'en', text: 'New: leagues.' }],
    },
  }),
  'operations.failedMail': row(),
  'operations.retryMail': send({}),
  'operations.maintenance': row(),
  'operations.switchMaintenance': send({ isOn: true }),
  'operations.audit': row(),
  'operations.newsletters': row(),
  'operations.newsletter': row(),
  'operations.saveNewsletter': send(newsletter),
  'operations.removeNewsletter': row(),
  'operations.previewNewsletter': send({ kind: 'product_news', text: newsletter.texts[0] }),
  'operations.testNewsletter': send({ language: 'en' }),
  'operations.sendNewsletter': row(),
  'operations.sitePageTexts': row(),
  'operations.writeSitePage': send({
    page: 'imprint',
    language: 'en',
    words: 'Lions e. V.',
    seenAt: null,
  }),
}
