/** The operator's page about the imprint and the privacy page. */
export const pages = {
  title: 'Imprint and privacy',
  tab: 'Imprint',
  lead: 'Many countries require both by law.',
  page: 'Page',
  names: { imprint: 'Imprint', privacy: 'Privacy' },
  language: 'Language',
  languageHint: 'Other languages get the English text.',
  words: 'Text',
  wordsHint: 'Plain text. An empty line starts a paragraph, “# ” a heading.',
  whenEmpty: {
    imprint: 'Without it, the imprint says that your name and address are missing.',
    privacy: 'Shown below Touchline’s own privacy information.',
  },
  save: 'Save',
  saved: 'Saved and published.',
  changedAt: (moment: string) => `Last changed ${moment}`,
  changedMeanwhile: 'This text has changed. Copy yours, then reload.',
  see: 'View page',
  preview: 'Preview',
  nothing: 'No text yet.',
}
