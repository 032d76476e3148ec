import type { pages as english } from './en.ts'

export const pages: typeof english = {
  title: 'Impressum und Datenschutz',
  tab: 'Impressum',
  lead: 'In vielen Ländern ist beides Pflicht.',
  page: 'Seite',
  names: { imprint: 'Impressum', privacy: 'Datenschutz' },
  language: 'Sprache',
  languageHint: 'Wer eine andere Sprache liest, sieht den englischen Text.',
  words: 'Inhalt',
  wordsHint: 'Einfacher Text. Leerzeilen trennen Absätze. Überschriften beginnen mit „# “.',
  whenEmpty: {
    imprint: 'Solange hier nichts steht, sagt das Impressum, dass Name und Anschrift fehlen.',
    privacy: 'Dein Text steht unter den Datenschutzhinweisen von Touchline.',
  },
  save: 'Speichern',
  saved: 'Gespeichert. Ab jetzt steht es auf der Seite.',
  changedAt: (moment) => `Zuletzt geändert: ${moment}`,
  changedMeanwhile:
    'Jemand anderes hat diesen Text geändert. Kopiere deinen, lade neu und führe beide zusammen.',
  see: 'Seite ansehen',
  preview: 'So sieht die Seite aus',
  nothing: 'Noch leer.',
}
