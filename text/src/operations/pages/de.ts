import type { pages as english } from './en.ts'

export const pages: typeof english = {
  title: 'Impressum und Datenschutz',
  tab: 'Impressum',
  lead: 'Wer dieses Touchline betreibt und was du mit Daten über die Software hinaus machst. In vielen Ländern ist beides Pflicht.',
  page: 'Seite',
  names: { imprint: 'Impressum', privacy: 'Datenschutz' },
  language: 'Sprache',
  languageHint:
    'Wer eine Sprache liest, in der nichts steht, bekommt den englischen Text, sonst einen vorhandenen.',
  words: 'Inhalt',
  wordsHint:
    'Einfacher Text. Eine leere Zeile beginnt einen neuen Absatz; eine Zeile, die mit # und einem Leerzeichen beginnt, ist eine Überschrift.',
  whenEmpty: {
    imprint: 'Solange hier nichts steht, sagt das Impressum, dass Name und Anschrift fehlen.',
    privacy:
      'Was Touchline selbst mit Daten macht, steht immer auf der Seite; dein Text kommt darunter.',
  },
  save: 'Speichern',
  saved: 'Gespeichert. Ab jetzt steht es auf der Seite.',
  changedAt: (moment) => `Zuletzt geändert: ${moment}`,
  changedMeanwhile:
    'Jemand anderes hat diesen Text inzwischen geändert. Deiner steht noch hier: Kopiere ihn, lade die Seite neu und führe beide zusammen.',
  see: 'Seite ansehen',
  preview: 'So sieht die Seite aus',
  nothing: 'Noch leer.',
}
