import type { pages as english } from './en.ts'

export const pages: typeof english = {
  title: 'Impressum und Datenschutz',
  tab: 'Impressum',
  lead: 'In vielen Ländern ist beides Pflicht.',
  page: 'Seite',
  names: { imprint: 'Impressum', privacy: 'Datenschutz' },
  language: 'Sprache',
  languageHint: 'Andere Sprachen sehen den englischen Text.',
  words: 'Inhalt',
  wordsHint: 'Einfacher Text. Eine leere Zeile beginnt einen Absatz, „# “ eine Überschrift.',
  whenEmpty: {
    imprint: 'Ohne Text sagt das Impressum, dass Name und Anschrift fehlen.',
    privacy: 'Steht unter den Datenschutzhinweisen von Touchline.',
  },
  save: 'Speichern',
  saved: 'Gespeichert. Ab jetzt steht es auf der Seite.',
  changedAt: (moment) => `Zuletzt geändert: ${moment}`,
  changedMeanwhile: 'Dieser Text wurde geändert. Kopiere deinen und lade neu.',
  see: 'Seite ansehen',
  preview: 'So sieht die Seite aus',
  nothing: 'Noch leer.',
}
