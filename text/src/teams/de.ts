import { createTeam, onboarding, teamSuccess } from './de/creation.ts'
import { mine } from './de/mine.ts'
import {
  ageGroups,
  formats,
  genders,
  roles,
  sports,
  tasks,
  teamTypes,
  youthGenders,
} from './de/options.ts'
import { settings } from './de/settings.ts'
import type { teams as english } from './en.ts'

export const teams: typeof english = {
  sports,
  genders,
  youthGenders,
  ageGroups,
  formats,
  teamTypes,
  tasks,
  roles,
  colours: {
    green: 'Grün',
    red: 'Rot',
    blue: 'Blau',
    yellow: 'Gelb',
    black: 'Schwarz',
    burgundy: 'Weinrot',
    turquoise: 'Türkis',
    orange: 'Orange',
  },

  mine,
  createTeam,
  teamSuccess,
  onboarding,
  settings,

  loadFailed: 'Teams lassen sich nicht laden',
  loadFailedHint: 'Es ist nichts verloren. Versuch es noch einmal.',
  backToTeams: 'Meine Teams und Vereine',
  onlyAdmins: 'Das können nur Team-Admins.',
  onlyStaff: 'Das kann nur das Trainerteam.',

  checklist: {
    title: 'So geht es los …',
    progress: (done) => `Schritte ${done} / 4`,
    progressBanner: (done) => `Schritte: ${done} / 4`,
    steps: {
      settings: 'Teameinstellungen ausfüllen',
      members: 'Mitglieder hinzufügen',
      event: 'Termin anlegen',
      message: 'Nachricht schreiben',
    },
    done: 'Erledigt',
    open: 'Offen',
  },

  start: {
    welcome: (team) => `Willkommen, ${team}`,
    promise: 'Drei Schritte, und deine erste Woche steht.',
    players: {
      title: 'Spieler hinzufügen',
      hint: 'Einzeln, aus einer Liste oder einem Chat',
    },
    practice: {
      title: 'Erstes Training planen',
      hint: 'Einmal oder jede Woche bis zum Saisonende',
    },
    invite: { title: 'Spieler und Eltern einladen', hint: 'Per Link, E-Mail oder Code' },
    move: 'Kommst du von einer anderen App?',
  },

  dashboard: {
    title: (team) => `${team} · Touchline`,
    info: 'Team',
    editInfo: 'Bearbeiten',
    addFoundationYear: 'Gründungsjahr ergänzen',
    addEmail: 'E-Mail-Adresse ergänzen',
    addPhone: 'Telefonnummer ergänzen',
    foundedIn: (year) => `Gegründet ${year}`,
    memberCount: (count) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
    changeLogo: 'Logo ändern',
    uploading: 'Wird hochgeladen …',
    safeguarding: 'Kinderschutz',
    helplineNumber: 'Hilfe für Kinder und Jugendliche:',
    helpline: (name) => `Hilfe für Kinder und Jugendliche: ${name}`,
    lastEvent: 'Letzter Termin',
    nextEvents: 'Nächste Termine',
    nextEvent: 'Nächster Termin',
    noLastEvent: 'Kein vergangener Termin',
    noNextEvent: 'Kein anstehender Termin',
    seeCalendar: 'Zum Kalender',
    eventsFailed: 'Die Termine lassen sich nicht laden.',
    latestMessages: 'Neueste Nachrichten',
    noMessages: 'Noch keine Nachrichten',
    statistics: 'Statistik',
    filter: 'Art der Statistik',
    filters: { all: 'Alles', matches: 'Spiele', attendance: 'Anwesenheit' },
    seeStatistics: 'Zur Statistik',
    noResults: 'Noch keine Ergebnisse',
    presence: 'Anwesend',
  },
}
