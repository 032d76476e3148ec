import type { fields as english } from './en.ts'

export const fields: typeof english = {
  title: 'Felder für Mitglieder',
  intro: 'Was ihr sonst wissen müsst, etwa Buslinie oder Ernährung.',
  empty: 'Noch keine Felder.',
  add: 'Feld hinzufügen',
  edit: (name) => `${name} bearbeiten`,
  remove: (name) => `${name} entfernen`,
  moveUp: (name) => `${name} nach oben schieben`,
  moveDown: (name) => `${name} nach unten schieben`,
  addTitle: 'Neues Feld',
  editTitle: 'Feld bearbeiten',
  name: 'Name des Felds',
  kind: 'Art',
  kindHint: 'Lässt sich später nicht ändern.',
  kinds: {
    text: 'Freitext',
    number: 'Zahl',
    date: 'Datum',
    yes_no: 'Ja oder nein',
    choice: 'Eines von mehreren',
  },
  audience: 'Wer es sieht',
  audiences: { team: 'Alle im Team', private: 'Trainerteam, Mitglied und Eltern' },
  choices: 'Optionen',
  choice: (number) => `Option ${number}`,
  addChoice: 'Option hinzufügen',
  removeChoice: (name) => (name === '' ? 'Diese Option entfernen' : `${name} entfernen`),
  values: (count) => (count === 1 ? '1 Angabe' : `${count} Angaben`),
  removeTitle: (name) => `Das Feld ${name} entfernen?`,
  removeText: (count) => {
    if (count === 0) return 'Niemand hat es ausgefüllt.'
    return count === 1 ? '1 Angabe geht verloren.' : `${count} Angaben gehen verloren.`
  },
  removeConfirm: 'Feld entfernen',
  choicesLost: (count) =>
    count === 1
      ? '1 Mitglied verliert seine Angabe.'
      : `${count} Mitglieder verlieren ihre Angaben.`,
  removed: 'Feld entfernt',
  full: (most) => `Höchstens ${most} Felder pro Team.`,
  problems: {
    name: 'Gib einen Namen an',
    taken: 'Ein Feld mit diesem Namen gibt es schon',
    required: 'Gib mindestens eine Option an',
    twice: 'Zwei Optionen heißen gleich',
    has_values: 'Diese Angaben waren nur für das Trainerteam. Lösche sie zuerst.',
  },
  refused: {
    too_long: 'Höchstens 500 Zeichen',
    not_a_number: 'Gib eine Zahl an, etwa 12 oder 1,5',
    not_a_day: 'Gib ein gültiges Datum an',
    not_a_choice: 'Wähle etwas aus der Liste',
  },
  yes: 'Ja',
  no: 'Nein',
  none: 'Sonst ist nichts auszufüllen.',
  manage: 'Felder bearbeiten',
  conflict: {
    title: 'Das wurde inzwischen geändert. Was soll bleiben?',
    theirs: (value) => `Gespeichert: ${value}`,
    mine: (value) => `Deine Eingabe: ${value}`,
    takeTheirs: 'Gespeichertes nehmen',
    keepMine: 'Meine behalten',
    nothing: 'nichts',
  },
}
