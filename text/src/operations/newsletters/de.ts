import type { newsletters as english } from './en.ts'

export const newsletters: typeof english = {
  title: 'Rundbriefe',
  tab: 'Rundbrief',
  lead: 'Nur an Erwachsene, die ihn bestellt haben.',
  write: 'Rundbrief schreiben',
  none: 'Noch kein Rundbrief',

  draft: 'Entwurf',
  sent: 'Gesendet',
  kinds: { product_news: 'Neues zum Produkt', partner_offers: 'Angebote von Partnern' },
  changedAt: (moment) => `Zuletzt geändert: ${moment}`,
  sentAt: (moment) => `Gesendet: ${moment}`,
  figures: { waiting: 'In der Warteschlange', arrived: 'Gesendet', failed: 'Zurückgekommen' },
  figuresOf: (waiting, arrived, failed) =>
    `${waiting} in der Warteschlange · ${arrived} gesendet · ${failed} zurückgekommen`,

  newTitle: 'Neuer Rundbrief',
  back: 'Alle Rundbriefe',
  kind: 'Geht an alle, die das gewählt haben',
  language: 'Sprache',
  languageHint: 'Andere Sprachen bekommen die englische Fassung.',
  subject: 'Betreff',
  words: 'Inhalt',
  wordsHint: 'Reiner Text. Eine leere Zeile beginnt einen Absatz.',
  subjectMissing: 'Bitte schreib einen Betreff',
  wordsMissing: 'Bitte schreib einen Text',
  save: 'Entwurf speichern',
  saved: 'Entwurf gespeichert',
  preview: 'Vorschau',
  previewTitle: 'Die E-Mail, wie sie ankommt',
  previewHint: 'Schreib Betreff und Text, um die E-Mail zu sehen.',
  plainPart: 'Dasselbe als reiner Text',
  test: 'An mich senden',
  tested: (to) => `Ein Test ist unterwegs an ${to}`,
  send: (count, shown) => (count === 1 ? 'An 1 Person senden' : `An ${shown} Personen senden`),
  saveFirst: 'Speichere zuerst den Entwurf',
  nobody: 'Niemand hat solche E-Mails gewählt',
  ask: 'Diesen Rundbrief senden?',
  askLead: (count, shown) =>
    count === 1
      ? 'Er geht an 1 Person und lässt sich nicht zurückholen.'
      : `Er geht an ${shown} Personen und lässt sich nicht zurückholen.`,
  sending: 'Der Rundbrief ist unterwegs',
  remove: 'Entwurf löschen',
  askRemove: 'Diesen Entwurf löschen?',
  askRemoveLead: 'Der Text ist dann weg.',
  removed: 'Entwurf gelöscht',
  alreadySent: 'Er ist schon gesendet.',
}
