/** The operator's page about the imprint and the privacy page. */
export const pages = {
  title: 'Imprint and privacy',
  tab: 'Imprint',
  lead: 'Who runs this Touchline, and what you do with data beyond what the software does. Law in many countries asks for both.',
  page: 'Page',
  names: { imprint: 'Imprint', privacy: 'Privacy' },
  language: 'Language',
  languageHint:
    'Whoever reads a language that is not written gets the English text, else any there is.',
  words: 'Text',
  wordsHint:
    'Plain text. An empty line begins a new paragraph; a line that begins with # and a blank is a heading.',
  whenEmpty: {
    imprint: 'While nothing is written here, the imprint says that a name and address are missing.',
    privacy:
      'What Touchline itself does with data always stands on the page; your text comes below it.',
  },
  save: 'Save',
  saved: 'Saved. Visitors read it now.',
  changedAt: (moment: string) => `Last changed ${moment}`,
  changedMeanwhile:
    'Somebody else has changed this text meanwhile. Yours is still here: copy it, load the page again, and put the two together.',
  see: 'See the page',
  preview: 'As visitors see it',
  nothing: 'Nothing is written yet.',
}
