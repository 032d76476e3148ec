import { type Pack, pack } from './pack.ts'

/** The sentences of each capability. A capability that gets a screen gets a line here and below. */
export interface Texts {
  wire: typeof import('./wire/en.ts').wire
  auth: typeof import('./auth/en.ts').auth
  accounts: typeof import('./accounts/en.ts').accounts
  subscriptions: typeof import('./subscriptions/en.ts').subscriptions
  premium: typeof import('./subscriptions/premium/en.ts').premium
  sandbox: typeof import('./subscriptions/sandbox/en.ts').sandbox
  clubs: typeof import('./clubs/en.ts').clubs
  teams: typeof import('./teams/en.ts').teams
  members: typeof import('./members/en.ts').members
  children: typeof import('./children/en.ts').children
  health: typeof import('./children/health/en.ts').health
  invitations: typeof import('./invitations/en.ts').invitations
  events: typeof import('./events/en.ts').events
  running: typeof import('./events/running/en.ts').running
  memberFiles: typeof import('./members/files/en.ts').memberFiles
  away: typeof import('./events/away/en.ts').away
  sync: typeof import('./events/sync/en.ts').sync
  answerLink: typeof import('./events/answer-link/en.ts').answerLink
  attendance: typeof import('./attendance/en.ts').attendance
  leagues: typeof import('./leagues/en.ts').leagues
  leagueCreation: typeof import('./leagues/creation/en.ts').leagueCreation
  leagueRules: typeof import('./leagues/rules/en.ts').leagueRules
  leagueParts: typeof import('./leagues/parts/en.ts').leagueParts
  leagueSettings: typeof import('./leagues/settings/en.ts').leagueSettings
  leagueFilling: typeof import('./leagues/filling/en.ts').leagueFilling
  knockOut: typeof import('./leagues/knock-out/en.ts').knockOut
  matchSheet: typeof import('./leagues/match-sheet/en.ts').matchSheet
  matchTrace: typeof import('./leagues/trace/en.ts').matchTrace
  matchDay: typeof import('./leagues/match-day/en.ts').matchDay
  messages: typeof import('./messages/en.ts').messages
  starting: typeof import('./messages/starting/en.ts').starting
  reports: typeof import('./messages/reports/en.ts').reports
  statistics: typeof import('./statistics/en.ts').statistics
  notifications: typeof import('./notifications/en.ts').notifications
  letters: typeof import('./notifications/letters/en.ts').letters
  push: typeof import('./notifications/push/en.ts').push
  maintenance: typeof import('./maintenance/en.ts').maintenance
  operations: typeof import('./operations/en.ts').operations
  home: typeof import('./home/en.ts').home
  bringing: typeof import('./home/browser-import/en.ts').bringing
  rollOver: typeof import('./home/roll-over/en.ts').rollOver
  offline: typeof import('./home/offline/en.ts').offline
}

export type TextName = keyof Texts

/** Explicit imports, so that each capability and language becomes a file of its own. */
export const packs: { readonly [Name in TextName]: Pack<Texts[Name]> } = {
  wire: pack({
    en: async () => (await import('./wire/en.ts')).wire,
    fr: async () => (await import('./wire/fr.ts')).wire,
    de: async () => (await import('./wire/de.ts')).wire,
    es: async () => (await import('./wire/es.ts')).wire,
  }),
  auth: pack({
    en: async () => (await import('./auth/en.ts')).auth,
    fr: async () => (await import('./auth/fr.ts')).auth,
    de: async () => (await import('./auth/de.ts')).auth,
    es: async () => (await import('./auth/es.ts')).auth,
  }),
  accounts: pack({
    en: async () => (await import('./accounts/en.ts')).accounts,
    fr: async () => (await import('./accounts/fr.ts')).accounts,
    de: async () => (await import('./accounts/de.ts')).accounts,
    es: async () => (await import('./accounts/es.ts')).accounts,
  }),
  subscriptions: pack({
    en: async () => (await import('./subscriptions/en.ts')).subscriptions,
    fr: async () => (await import('./subscriptions/fr.ts')).subscriptions,
    de: async () => (await import('./subscriptions/de.ts')).subscriptions,
    es: async () => (await import('./subscriptions/es.ts')).subscriptions,
  }),
  premium: pack({
    en: async () => (await import('./subscriptions/premium/en.ts')).premium,
    fr: async () => (await import('./subscriptions/premium/fr.ts')).premium,
    de: async () => (await import('./subscriptions/premium/de.ts')).premium,
    es: async () => (await import('./subscriptions/premium/es.ts')).premium,
  }),
  sandbox: pack({
    en: async () => (await import('./subscriptions/sandbox/en.ts')).sandbox,
    fr: async () => (await import('./subscriptions/sandbox/fr.ts')).sandbox,
    de: async () => (await import('./subscriptions/sandbox/de.ts')).sandbox,
    es: async () => (await import('./subscriptions/sandbox/es.ts')).sandbox,
  }),
  clubs: pack({
    en: async () => (await import('./clubs/en.ts')).clubs,
    fr: async () => (await import('./clubs/fr.ts')).clubs,
    de: async () => (await import('./clubs/de.ts')).clubs,
    es: async () => (await import('./clubs/es.ts')).clubs,
  }),
  teams: pack({
    en: async () => (await import('./teams/en.ts')).teams,
    fr: async () => (await import('./teams/fr.ts')).teams,
    de: async () => (await import('./teams/de.ts')).teams,
    es: async () => (await import('./teams/es.ts')).teams,
  }),
  members: pack({
    en: async () => (await import('./members/en.ts')).members,
    fr: async () => (await import('./members/fr.ts')).members,
    de: async () => (await import('./members/de.ts')).members,
    es: async () => (await import('./members/es.ts')).members,
  }),
  children: pack({
    en: async () => (await import('./children/en.ts')).children,
    fr: async () => (await import('./children/fr.ts')).children,
    de: async () => (await import('./children/de.ts')).children,
    es: async () => (await import('./children/es.ts')).children,
  }),
  health: pack({
    en: async () => (await import('./children/health/en.ts')).health,
    fr: async () => (await import('./children/health/fr.ts')).health,
    de: async () => (await import('./children/health/de.ts')).health,
    es: async () => (await import('./children/health/es.ts')).health,
  }),
  invitations: pack({
    en: async () => (await import('./invitations/en.ts')).invitations,
    fr: async () => (await import('./invitations/fr.ts')).invitations,
    de: async () => (await import('./invitations/de.ts')).invitations,
    es: async () => (await import('./invitations/es.ts')).invitations,
  }),
  events: pack({
    en: async () => (await import('./events/en.ts')).events,
    fr: async () => (await import('./events/fr.ts')).events,
    de: async () => (await import('./events/de.ts')).events,
    es: async () => (await import('./events/es.ts')).events,
  }),
  memberFiles: pack({
    en: async () => (await import('./members/files/en.ts')).memberFiles,
    fr: async () => (await import('./members/files/fr.ts')).memberFiles,
    de: async () => (await import('./members/files/de.ts')).memberFiles,
    es: async () => (await import('./members/files/es.ts')).memberFiles,
  }),
  away: pack({
    en: async () => (await import('./events/away/en.ts')).away,
    fr: async () => (await import('./events/away/fr.ts')).away,
    de: async () => (await import('./events/away/de.ts')).away,
    es: async () => (await import('./events/away/es.ts')).away,
  }),
  sync: pack({
    en: async () => (await import('./events/sync/en.ts')).sync,
    fr: async () => (await import('./events/sync/fr.ts')).sync,
    de: async () => (await import('./events/sync/de.ts')).sync,
    es: async () => (await import('./events/sync/es.ts')).sync,
  }),
  running: pack({
    en: async () => (await import('./events/running/en.ts')).running,
    fr: async () => (await import('./events/running/fr.ts')).running,
    de: async () => (await import('./events/running/de.ts')).running,
    es: async () => (await import('./events/running/es.ts')).running,
  }),
  answerLink: pack({
    en: async () => (await import('./events/answer-link/en.ts')).answerLink,
    fr: async () => (await import('./events/answer-link/fr.ts')).answerLink,
    de: async () => (await import('./events/answer-link/de.ts')).answerLink,
    es: async () => (await import('./events/answer-link/es.ts')).answerLink,
  }),
  attendance: pack({
    en: async () => (await import('./attendance/en.ts')).attendance,
    fr: async () => (await import('./attendance/fr.ts')).attendance,
    de: async () => (await import('./attendance/de.ts')).attendance,
    es: async () => (await import('./attendance/es.ts')).attendance,
  }),
  leagues: pack({
    en: async () => (await import('./leagues/en.ts')).leagues,
    fr: async () => (await import('./leagues/fr.ts')).leagues,
    de: async () => (await import('./leagues/de.ts')).leagues,
    es: async () => (await import('./leagues/es.ts')).leagues,
  }),
  leagueCreation: pack({
    en: async () => (await import('./leagues/creation/en.ts')).leagueCreation,
    fr: async () => (await import('./leagues/creation/fr.ts')).leagueCreation,
    de: async () => (await import('./leagues/creation/de.ts')).leagueCreation,
    es: async () => (await import('./leagues/creation/es.ts')).leagueCreation,
  }),
  leagueRules: pack({
    en: async () => (await import('./leagues/rules/en.ts')).leagueRules,
    fr: async () => (await import('./leagues/rules/fr.ts')).leagueRules,
    de: async () => (await import('./leagues/rules/de.ts')).leagueRules,
    es: async () => (await import('./leagues/rules/es.ts')).leagueRules,
  }),
  leagueParts: pack({
    en: async () => (await import('./leagues/parts/en.ts')).leagueParts,
    fr: async () => (await import('./leagues/parts/fr.ts')).leagueParts,
    de: async () => (await import('./leagues/parts/de.ts')).leagueParts,
    es: async () => (await import('./leagues/parts/es.ts')).leagueParts,
  }),
  leagueSettings: pack({
    en: async () => (await import('./leagues/settings/en.ts')).leagueSettings,
    fr: async () => (await import('./leagues/settings/fr.ts')).leagueSettings,
    de: async () => (await import('./leagues/settings/de.ts')).leagueSettings,
    es: async () => (await import('./leagues/settings/es.ts')).leagueSettings,
  }),
  leagueFilling: pack({
    en: async () => (await import('./leagues/filling/en.ts')).leagueFilling,
    fr: async () => (await import('./leagues/filling/fr.ts')).leagueFilling,
    de: async () => (await import('./leagues/filling/de.ts')).leagueFilling,
    es: async () => (await import('./leagues/filling/es.ts')).leagueFilling,
  }),
  knockOut: pack({
    en: async () => (await import('./leagues/knock-out/en.ts')).knockOut,
    fr: async () => (await import('./leagues/knock-out/fr.ts')).knockOut,
    de: async () => (await import('./leagues/knock-out/de.ts')).knockOut,
    es: async () => (await import('./leagues/knock-out/es.ts')).knockOut,
  }),
  matchSheet: pack({
    en: async () => (await import('./leagues/match-sheet/en.ts')).matchSheet,
    fr: async () => (await import('./leagues/match-sheet/fr.ts')).matchSheet,
    de: async () => (await import('./leagues/match-sheet/de.ts')).matchSheet,
    es: async () => (await import('./leagues/match-sheet/es.ts')).matchSheet,
  }),
  matchTrace: pack({
    en: async () => (await import('./leagues/trace/en.ts')).matchTrace,
    fr: async () => (await import('./leagues/trace/fr.ts')).matchTrace,
    de: async () => (await import('./leagues/trace/de.ts')).matchTrace,
    es: async () => (await import('./leagues/trace/es.ts')).matchTrace,
  }),
  matchDay: pack({
    en: async () => (await import('./leagues/match-day/en.ts')).matchDay,
    fr: async () => (await import('./leagues/match-day/fr.ts')).matchDay,
    de: async () => (await import('./leagues/match-day/de.ts')).matchDay,
    es: async () => (await import('./leagues/match-day/es.ts')).matchDay,
  }),
  messages: pack({
    en: async () => (await import('./messages/en.ts')).messages,
    fr: async () => (await import('./messages/fr.ts')).messages,
    de: async () => (await import('./messages/de.ts')).messages,
    es: async () => (await import('./messages/es.ts')).messages,
  }),
  starting: pack({
    en: async () => (await import('./messages/starting/en.ts')).starting,
    fr: async () => (await import('./messages/starting/fr.ts')).starting,
    de: async () => (await import('./messages/starting/de.ts')).starting,
    es: async () => (await import('./messages/starting/es.ts')).starting,
  }),
  reports: pack({
    en: async () => (await import('./messages/reports/en.ts')).reports,
    fr: async () => (await import('./messages/reports/fr.ts')).reports,
    de: async () => (await import('./messages/reports/de.ts')).reports,
    es: async () => (await import('./messages/reports/es.ts')).reports,
  }),
  statistics: pack({
    en: async () => (await import('./statistics/en.ts')).statistics,
    fr: async () => (await import('./statistics/fr.ts')).statistics,
    de: async () => (await import('./statistics/de.ts')).statistics,
    es: async () => (await import('./statistics/es.ts')).statistics,
  }),
  notifications: pack({
    en: async () => (await import('./notifications/en.ts')).notifications,
    fr: async () => (await import('./notifications/fr.ts')).notifications,
    de: async () => (await import('./notifications/de.ts')).notifications,
    es: async () => (await import('./notifications/es.ts')).notifications,
  }),
  letters: pack({
    en: async () => (await import('./notifications/letters/en.ts')).letters,
    fr: async () => (await import('./notifications/letters/fr.ts')).letters,
    de: async () => (await import('./notifications/letters/de.ts')).letters,
    es: async () => (await import('./notifications/letters/es.ts')).letters,
  }),
  push: pack({
    en: async () => (await import('./notifications/push/en.ts')).push,
    fr: async () => (await import('./notifications/push/fr.ts')).push,
    de: async () => (await import('./notifications/push/de.ts')).push,
    es: async () => (await import('./notifications/push/es.ts')).push,
  }),
  maintenance: pack({
    en: async () => (await import('./maintenance/en.ts')).maintenance,
    fr: async () => (await import('./maintenance/fr.ts')).maintenance,
    de: async () => (await import('./maintenance/de.ts')).maintenance,
    es: async () => (await import('./maintenance/es.ts')).maintenance,
  }),
  operations: pack({
    en: async () => (await import('./operations/en.ts')).operations,
    fr: async () => (await import('./operations/fr.ts')).operations,
    de: async () => (await import('./operations/de.ts')).operations,
    es: async () => (await import('./operations/es.ts')).operations,
  }),
  home: pack({
    en: async () => (await import('./home/en.ts')).home,
    fr: async () => (await import('./home/fr.ts')).home,
    de: async () => (await import('./home/de.ts')).home,
    es: async () => (await import('./home/es.ts')).home,
  }),
  bringing: pack({
    en: async () => (await import('./home/browser-import/en.ts')).bringing,
    fr: async () => (await import('./home/browser-import/fr.ts')).bringing,
    de: async () => (await import('./home/browser-import/de.ts')).bringing,
    es: async () => (await import('./home/browser-import/es.ts')).bringing,
  }),
  rollOver: pack({
    en: async () => (await import('./home/roll-over/en.ts')).rollOver,
    fr: async () => (await import('./home/roll-over/fr.ts')).rollOver,
    de: async () => (await import('./home/roll-over/de.ts')).rollOver,
    es: async () => (await import('./home/roll-over/es.ts')).rollOver,
  }),
  offline: pack({
    en: async () => (await import('./home/offline/en.ts')).offline,
    fr: async () => (await import('./home/offline/fr.ts')).offline,
    de: async () => (await import('./home/offline/de.ts')).offline,
    es: async () => (await import('./home/offline/es.ts')).offline,
  }),
}
