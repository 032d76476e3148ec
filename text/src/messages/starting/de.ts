import type { starting as english } from './en.ts'

const people = (count: number) => (count === 1 ? '1 Person' : `${count} Personen`)

export const starting: typeof english = {
  steps: ['Nachricht schreiben', 'Wer sie bekommt'],
  next: 'Weiter',
  back: 'Zurück',
  start: 'Senden',
  starting: 'Wird gesendet …',
  subject: 'Betreff',
  message: 'Nachricht',
  messageRequired: 'Schreib eine Nachricht',
  announcement: 'Ankündigung',
  announcementHint: 'Antworten kann nur das Trainerteam.',

  to: (whom) => `An: ${whom}`,
  whom: 'Wer bekommt sie?',
  whole: 'Ganzes Team',
  staff: 'Trainerteam',
  staffHint: 'Trainer, Team-Admins und Vereinsleitung',
  players: 'Spieler',
  guardians: 'Eltern',
  guardiansHint: 'Von allen unter 18',
  event: 'Alle zu einem Termin Eingeladenen',
  eventField: 'Termin',
  eventRequired: 'Wähle einen Termin',
  noEvents: 'Keine Termine',
  sender: 'Absender',
  named: 'Ausgewählte Personen',
  peopleRequired: 'Wähle mindestens eine Person',
  size: people,
  search: 'Personen suchen',
  members: 'Mitglieder',
  parents: 'Eltern einzeln',
  parentOf: (children) => `Elternteil von ${children}`,
  noPeopleFound: 'Niemand gefunden.',
  failed: 'Mitglieder lassen sich nicht laden',
  eventsFailed: 'Termine lassen sich nicht laden',
  chosen: (count) => `${people(count)} gewählt`,

  reaches: {
    both: 'Die Eltern bekommen sie auch',
    guardians: 'Unter 16: Die Eltern bekommen sie stattdessen',
    nobody: 'Noch nicht beigetreten',
  },

  preview: {
    reach: (count) => (count === 1 ? 'Geht an 1 Person' : `Geht an ${count} Personen`),
    disturb: (count) =>
      count === 0
        ? 'niemand wird benachrichtigt'
        : count === 1
          ? '1 wird benachrichtigt'
          : `${count} werden benachrichtigt`,
    guardians: (count) =>
      count === 1
        ? 'Darunter 1 Elternteil einer minderjährigen Person.'
        : `Darunter ${count} Eltern von Minderjährigen.`,
    insteadOf: (names) => `Statt ${names} bekommen sie die Eltern.`,
    missing: (names) => `Noch nicht beigetreten: ${names}.`,
    failed: 'Die Empfänger ließen sich nicht zählen.',
    refusal: {
      not_allowed: 'An Gruppen kann nur das Trainerteam schreiben.',
      too_young: 'Bis du 16 bist, kannst du nur an das ganze Team schreiben.',
      guardian_needed:
        'Erst muss ein Elternteil beitreten: Unter 18 chattet niemand allein mit Erwachsenen.',
      nobody: 'Noch niemand davon ist beigetreten.',
    },
  },
}
