/** The sentences of each capability. One that gets a screen gets a line here and one in catalogue.ts. */
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
  collections: typeof import('./collections/en.ts').collections
  collectionWizard: typeof import('./collections/wizard/en.ts').collectionWizard
  treasurer: typeof import('./collections/treasurer/en.ts').treasurer
  payer: typeof import('./collections/payer/en.ts').payer
  bills: typeof import('./collections/bills/en.ts').bills
  bank: typeof import('./collections/bank/en.ts').bank
  messages: typeof import('./messages/en.ts').messages
  starting: typeof import('./messages/starting/en.ts').starting
  reports: typeof import('./messages/reports/en.ts').reports
  integrations: typeof import('./integrations/en.ts').integrations
  archives: typeof import('./integrations/archives/en.ts').archives
  clubArchives: typeof import('./integrations/club-archives/en.ts').clubArchives
  webhooks: typeof import('./integrations/webhooks/en.ts').webhooks
  statistics: typeof import('./statistics/en.ts').statistics
  notifications: typeof import('./notifications/en.ts').notifications
  letters: typeof import('./notifications/letters/en.ts').letters
  push: typeof import('./notifications/push/en.ts').push
  maintenance: typeof import('./maintenance/en.ts').maintenance
  operations: typeof import('./operations/en.ts').operations
  site: typeof import('./site/en.ts').site
  start: typeof import('./start/en.ts').start
  benefits: typeof import('./site/benefits/en.ts').benefits
  rollOver: typeof import('./clubs/roll-over/en.ts').rollOver
  pack: typeof import('./events/pack/en.ts').pack
  offline: typeof import('./site/offline/en.ts').offline
}

export type TextName = keyof Texts
