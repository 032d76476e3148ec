/** The operator's page about the imprint and the privacy page. */
export const pages = {
  title: 'Imprint and privacy',
  tab: 'Imprint',
  lead: 'Many countries require both by law.',
  page: 'Page',
  names: { imprint: 'Imprint', privacy: 'Privacy' },
  language: 'Language',
  languageHint: 'Readers of other languages get the English text.',
  words: 'Text',
  wordsHint: 'Plain text. Leave an empty line between paragraphs. Start headings with “# ”.',
  whenEmpty: {
    imprint: 'Until you add a text, the imprint says that your name and address are missing.',
    privacy: 'Your text appears below Touchline’s own privacy information.',
  },
  save: 'Save',
  saved: 'Saved and published.',
  changedAt: (moment: string) => `Last changed ${moment}`,
  changedMeanwhile:
    'Someone else has changed this text. Copy yours, reload the page and merge the two.',
  see: 'View page',
  preview: 'Preview',
  nothing: 'No text yet.',
}
