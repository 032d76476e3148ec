/** The operator's pages about newsletters. */
export const newsletters = {
  title: 'Newsletters',
  tab: 'Newsletter',
  lead: 'Only adults who opted in get these.',
  write: 'Write a newsletter',
  none: 'No newsletter yet',

  draft: 'Draft',
  sent: 'Sent',
  kinds: { product_news: 'Product news', partner_offers: 'Partner offers' },
  changedAt: (moment: string) => `Last changed ${moment}`,
  sentAt: (moment: string) => `Sent ${moment}`,
  figures: { waiting: 'In the queue', arrived: 'Sent', failed: 'Bounced' },
  figuresOf: (waiting: string, arrived: string, failed: string) =>
    `${waiting} in the queue · ${arrived} sent · ${failed} bounced`,

  newTitle: 'New newsletter',
  back: 'All newsletters',
  kind: 'Type',
  language: 'Language',
  languageHint: 'Other languages get the English version.',
  subject: 'Subject',
  words: 'Text',
  wordsHint: 'Plain text. An empty line starts a paragraph.',
  subjectMissing: 'Add a subject',
  wordsMissing: 'Add a text',
  save: 'Save draft',
  saved: 'Draft saved',
  preview: 'Preview',
  previewTitle: 'Email preview',
  previewHint: 'Add a subject and a text to see the email.',
  plainPart: 'Plain text',
  test: 'Send me a test',
  tested: (to: string) => `Test sent to ${to}`,
  send: (count: number, shown: string) =>
    count === 1 ? 'Send to 1 person' : `Send to ${shown} people`,
  saveFirst: 'Save the draft first',
  nobody: 'No subscribers yet',
  ask: 'Send this newsletter?',
  askLead: (count: number, shown: string) =>
    count === 1
      ? 'It goes to 1 person and can’t be undone.'
      : `It goes to ${shown} people and can’t be undone.`,
  sending: 'Sending newsletter',
  remove: 'Delete draft',
  askRemove: 'Delete this draft?',
  askRemoveLead: 'You can’t undo this.',
  removed: 'Draft deleted',
  alreadySent: 'This newsletter has already been sent.',
}
