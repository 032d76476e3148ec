import type { fields as english } from './en.ts'

export const fields: typeof english = {
  title: 'Felder für Mitglieder',
  intro:
    'Was dein Team sonst noch von seinen Mitgliedern wissen will: die Buslinie, die Ernährung.',
  empty: 'Noch keine Felder.',
  add: 'Feld hinzufügen',
  edit: (name) => `${name} bearbeiten`,
  remove: (name) => `${name} entfernen`,
  moveUp: (name) => `${name} nach oben schieben`,
  moveDown: (name) => `${name} nach unten schieben`,
  addTitle: 'Ein Feld hinzufügen',
  editTitle: 'Feld bearbeiten',
  name: 'Name des Felds',
  kind: 'Art',
  kindHint: 'Die Art bleibt: Ändern kannst du nur den Namen, die Optionen und wer es sieht.',
  kinds: {
    text: 'Freitext',
    number: 'Zahl',
    date: 'Datum',
    yes_no: 'Ja oder nein',
    choice: 'Eines von mehreren',
  },
  audience: 'Wer es sieht',
  audiences: { team: 'Alle im Team', private: 'Trainerteam, das Mitglied und die Eltern' },
  choices: 'Optionen',
  choice: (number) => `Option ${number}`,
  addChoice: 'Option hinzufügen',
  removeChoice: (name) => (name === '' ? 'Diese Option entfernen' : `${name} entfernen`),
  values: (count) => (count === 1 ? '1 Angabe' : `${count} Angaben`),
  removeTitle: (name) => `Das Feld ${name} entfernen?`,
  removeText: (count) => {
    if (count === 0) return 'Niemand hat darin etwas angegeben.'
    return count === 1 ? '1 Angabe geht verloren.' : `${count} Angaben gehen verloren.`
  },
  removeConfirm: 'Feld entfernen',
  choicesLost: (count) =>
    count === 1
      ? '1 Mitglied hat eine Option gewählt, die du entfernt hast: Die Angabe geht verloren.'
      : `${count} Mitglieder haben eine Option gewählt, die du entfernt hast: Ihre Angaben gehen verloren.`,
  removed: 'Feld entfernt',
  full: (most) => `Ein Team hat höchstens ${most} Felder.`,
  problems: {
    name: 'Bitte gib einen Namen an',
    taken: 'Ein Feld mit diesem Namen gibt es schon',
    required: 'Bitte gib mindestens eine Option an',
    twice: 'Zwei Optionen heißen gleich',
    has_values:
      'Mitglieder haben das nur für das Trainerteam ausgefüllt. Lösche die Angaben, bevor alle sie sehen dürfen.',
  },
  refused: {
    too_long: 'Höchstens 500 Zeichen',
    not_a_number: 'Bitte gib eine Zahl an, etwa 12 oder 1,5',
    not_a_day: 'Bitte gib ein gültiges Datum an',
    not_a_choice: 'Bitte wähle etwas aus der Liste',
  },
  yes: 'Ja',
  no: 'Nein',
  none: 'Dein Team fragt sonst nichts.',
  manage: 'Felder des Teams bearbeiten',
  conflict: {
    title: 'Jemand anderes hat das gespeichert, während du getippt hast. Was soll bleiben?',
    theirs: (value) => `Inzwischen gespeichert: ${value}`,
    mine: (value) => `Von dir getippt: ${value}`,
    takeTheirs: 'Gespeichertes nehmen',
    keepMine: 'Meines behalten',
    nothing: 'nichts',
  },
}
