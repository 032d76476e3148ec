import { createTeam, onboarding, teamSuccess } from './de/creation.ts'
import { mine } from './de/mine.ts'
import { ageGroups, formats, genders, roles, sports, tasks, teamTypes } from './de/options.ts'
import { settings } from './de/settings.ts'
import type { teams as english } from './en.ts'

export const teams: typeof english = {
  sports,
  genders,
  ageGroups,
  formats,
  teamTypes,
  tasks,
  roles,

  mine,
  createTeam,
  teamSuccess,
  onboarding,
  settings,

  loadingTeam: 'Das Team wird geladen …',
  loadFailed: 'Die Teams konnten nicht geladen werden',
  loadFailedHint: 'Was gespeichert ist, ist sicher. Bitte versuch es noch einmal.',
  gone: 'Dieses Team finden wir nicht. Vielleicht wurde es gelöscht, oder du gehörst nicht dazu.',
  backToTeams: 'Meine Teams und Vereine',
  onlyAdmins: 'Das können nur Admins des Teams.',
  onlyStaff: 'Das können nur Trainer und Admins des Teams.',

  checklist: {
    title: 'So geht es los …',
    progress: (done) => `Schritte ${done} / 4`,
    progressBanner: (done) => `Schritte: ${done} / 4`,
    steps: {
      settings: 'Teameinstellungen ausfüllen',
      members: 'Mitglieder hinzufügen',
      event: 'Einen Termin anlegen',
      message: 'Eine Nachricht schreiben',
    },
    done: 'Erledigt',
    open: 'Offen',
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
    logo: 'Teamlogo',
    uploading: 'Wird hochgeladen …',
    logoUpdated: 'Das Teamlogo ist geändert',
    saved: 'Die Angaben zum Team sind gespeichert',
    safeguarding: 'Ansprechperson für Kinderschutz',
    helplineNumber: 'Hilfe für Kinder und Jugendliche:',
    helpline: (name) => `Hilfe für Kinder und Jugendliche: ${name}`,
    club: 'Verein',
    lastEvent: 'Letzter Termin',
    nextEvent: 'Nächster Termin',
    noLastEvent: 'Kein vergangener Termin',
    noNextEvent: 'Kein anstehender Termin',
    seeCalendar: 'Zum Kalender',
    eventsFailed: 'Die Termine konnten nicht geladen werden.',
    latestMessages: 'Neueste Nachrichten',
    noMessages: 'Noch keine Nachricht',
    statistics: 'Statistik',
    filter: 'Art der Statistik',
    filters: { all: 'Alles', matches: 'Spiele', attendance: 'Anwesenheit' },
    seeStatistics: 'Zur Statistik',
    noResults: 'Noch keine Ergebnisse',
    presence: 'Anwesend',
  },
}
