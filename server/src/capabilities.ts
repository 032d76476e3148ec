import { accountsRoutes } from './accounts/routes.ts'
import { attendanceRoutes } from './attendance/routes.ts'
import { cashboxRoutes } from './cashbox/routes.ts'
import { childrenRoutes } from './children/routes.ts'
import { clubsRoutes } from './clubs/routes.ts'
import { collectionsRoutes } from './collections/routes.ts'
import { demoRoutes } from './demo/routes.ts'
import { eventsRoutes } from './events/routes.ts'
import { integrationsRoutes } from './integrations/routes.ts'
import { invitationsRoutes } from './invitations/routes.ts'
import { leaguesRoutes } from './leagues/routes.ts'
import { liftsRoutes } from './lifts/routes.ts'
import { maintenanceRoutes } from './maintenance/routes.ts'
import { membersRoutes } from './members/routes.ts'
import { messagesRoutes } from './messages/routes.ts'
import { movesRoutes } from './moves/routes.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { operationsRoutes } from './operations/routes.ts'
import { photosRoutes } from './photos/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { registrationsRoutes } from './registrations/routes.ts'
import { startRoutes } from './start/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { subscriptionsRoutes } from './subscriptions/routes.ts'
import { functionsRoutes as functions } from './subscriptions/routes/functions.ts'
import { teamsRoutes } from './teams/routes.ts'
import { websitesRoutes } from './websites/routes.ts'

/** The routes of the data interface, by capability. */
export const router = {
  accounts: accountsRoutes,
  subscriptions: subscriptionsRoutes,
  clubs: clubsRoutes,
  teams: teamsRoutes,
  members: membersRoutes,
  children: childrenRoutes,
  invitations: invitationsRoutes,
  events: eventsRoutes,
  attendance: attendanceRoutes,
  lifts: liftsRoutes,
  photos: photosRoutes,
  leagues: leaguesRoutes,
  collections: collectionsRoutes,
  cashbox: cashboxRoutes,
  registrations: registrationsRoutes,
  messages: messagesRoutes,
  notifications: notificationsRoutes,
  statistics: statisticsRoutes,
  moves: movesRoutes,
  integrations: integrationsRoutes,
  maintenance: maintenanceRoutes,
  operations: operationsRoutes,
  privacy: privacyRoutes,
  start: startRoutes,
  websites: websitesRoutes,
  demo: demoRoutes,
}

/** The specification's functions. */
export { functions }
