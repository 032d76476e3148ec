import { operators, type Row } from './sweep-row.ts'

const newsletter = {
  kind: 'product_news',
  texts: [{ language: 'en', subject: 'What is new', words: 'Leagues are here.' }],
}

/** What operators ask; to everybody else none of it exists. */
export const operatorRows: Readonly<Record<string, Row>> = {
  'operations.figures': operators(),
  'operations.accounts': operators(),
  'operations.act': operators({ action: 'disable', reason: 'Asked for it' }),
  'operations.failedMail': operators(),
  'operations.retryMail': operators({}),
  'operations.maintenance': operators(),
  'operations.switchMaintenance': operators({ isOn: true }),
  'operations.audit': operators(),
  'operations.newsletters': operators(),
  'operations.newsletter': operators(),
  'operations.saveNewsletter': operators(newsletter),
  'operations.removeNewsletter': operators(),
  'operations.previewNewsletter': operators({ kind: 'product_news', text: newsletter.texts[0] }),
  'operations.testNewsletter': operators({ language: 'en' }),
  'operations.sendNewsletter': operators(),
  'operations.sitePageTexts': operators(),
  'operations.writeSitePage': operators({
    page: 'imprint',
    language: 'en',
    words: 'Lions e. V.',
    seenAt: null,
  }),
}
