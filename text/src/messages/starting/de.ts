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
  messageRequired: 'Bitte schreib eine Nachricht',
  announcement: 'Ankündigung',
  announcementHint: 'Alle lesen sie, antworten kann nur das Trainerteam.',

  to: (whom) => `An: ${whom}`,
  whom: 'Wer bekommt sie?',
  whole: 'Ganzes Team',
  staff: 'Trainerteam',
  staffHint: 'Wer das Team trainiert oder verwaltet, und die Vereinsleitung',
  players: 'Spieler',
  guardians: 'Eltern',
  guardiansHint: 'Von allen unter 18',
  event: 'Alle, die zu einem Termin eingeladen sind',
  eventField: 'Termin',
  eventRequired: 'Wähle einen Termin',
  noEvents: 'Es steht kein Termin an',
  named: 'Einzelne Personen',
  peopleRequired: 'Wähle mindestens eine Person',
  size: people,
  search: 'Personen suchen',
  members: 'Mitglieder',
  parents: 'Einzelne Eltern',
  parentOf: (children) => `Elternteil von ${children}`,
  nobodyFound: 'Niemand heißt so.',
  failed: 'Die Personen des Teams konnten nicht geladen werden',
  eventsFailed: 'Die Termine konnten nicht geladen werden',
  chosen: (count) => `${people(count)} gewählt`,

  reaches: {
    both: 'Die Eltern bekommen sie auch',
    guardians: 'Unter 16: Statt des Kindes bekommen sie die Eltern',
    nobody: 'Noch nicht beigetreten',
  },

  preview: {
    reach: (count) => (count === 1 ? '1 Person liest sie' : `${count} Personen lesen sie`),
    disturb: (count) =>
      count === 0
        ? 'niemand wird benachrichtigt'
        : count === 1
          ? '1 wird benachrichtigt'
          : `${count} werden benachrichtigt`,
    guardians: (count) =>
      count === 1
        ? '1 Elternteil ist dabei, weil jemand nicht volljährig ist.'
        : `${count} Eltern sind dabei, weil jemand nicht volljährig ist.`,
    insteadOf: (names) => `Die Eltern lesen sie anstelle von ${names}.`,
    missing: (names) => `Bekommt sie nicht, noch nicht beigetreten: ${names}.`,
    failed: 'Es ließ sich nicht feststellen, wie viele sie bekommen.',
    refusal: {
      not_allowed: 'An Gruppen kann nur das Trainerteam schreiben.',
      too_young:
        'Bis du 16 bist, schreiben deine Eltern für dich an andere. Wo das ganze Team liest, kannst du mitschreiben.',
      guardian_needed:
        'Jemand unter 18 wäre mit einem Erwachsenen allein. Erst muss ein Elternteil dem Team beitreten.',
      nobody: 'Von ihnen ist noch niemand dem Team beigetreten.',
    },
  },
}
