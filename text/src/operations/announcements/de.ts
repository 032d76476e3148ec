import type { announcements as english } from './en.ts'

export const announcements: typeof english = {
  title: 'Ankündigungen',
  lead: 'Stehen für alle, die angemeldet sind, oben auf der Seite.',
  add: 'Neue Ankündigung',
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  ask: 'Diese Ankündigung entfernen?',
  consequence: 'Dann sieht sie niemand mehr.',
  removed: 'Ankündigung entfernt.',
  saved: 'Ankündigung gespeichert.',
  save: 'Speichern',
  none: 'Keine Ankündigungen',
  noneLead: 'Weise auf neue Funktionen oder geplante Wartung hin.',
  kind: 'Art',
  kinds: { info: 'Hinweis', maintenance: 'Wartung' },
  from: 'Von',
  to: 'Bis',
  span: (from, to) => `${from} – ${to}`,
  languageHint:
    'Eine Sprache genügt. Wer eine andere liest, sieht Englisch oder den ersten Text hier.',
  timeMissing: 'Gib eine Zeit an.',
  toBefore: 'Wähle eine Zeit nach dem Beginn.',
  textMissing: 'Schreib den Text in mindestens einer Sprache.',
}
