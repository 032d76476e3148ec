import { accountsEndpoints } from './accounts/endpoints.ts'
import { attendanceEndpoints } from './attendance/endpoints.ts'
import { cashboxEndpoints } from './cashbox/endpoints.ts'
import { childrenEndpoints } from './children/endpoints.ts'
import { clubsEndpoints } from './clubs/endpoints.ts'
import { collectionsEndpoints } from './collections/endpoints.ts'
import { demoEndpoints } from './demo/endpoints.ts'
import { eventsEndpoints } from './events/endpoints.ts'
import { integrationsEndpoints } from './integrations/endpoints.ts'
import { invitationsEndpoints } from './invitations/endpoints.ts'
import { leaguesEndpoints } from './leagues/endpoints.ts'
import { liftsEndpoints } from './lifts/endpoints.ts'
import { maintenanceEndpoints } from './maintenance/endpoints.ts'
import { membersEndpoints } from './members/endpoints.ts'
import { messagesEndpoints } from './messages/endpoints.ts'
import { movesEndpoints } from './moves/endpoints.ts'
import { notificationsEndpoints } from './notifications/endpoints.ts'
import { operationsEndpoints } from './operations/endpoints.ts'
import { photosEndpoints } from './photos/endpoints.ts'
import { privacyEndpoints } from './privacy/endpoints.ts'
import { registrationsEndpoints } from './registrations/endpoints.ts'
import { startEndpoints } from './start/endpoints.ts'
import { statisticsEndpoints } from './statistics/endpoints.ts'
import { subscriptionsEndpoints } from './subscriptions/endpoints.ts'
import { functionsEndpoints } from './subscriptions/endpoints/functions.ts'
import { teamsEndpoints } from './teams/endpoints.ts'
import { websitesEndpoints } from './websites/endpoints.ts'

/** The whole data interface, one key a capability; served under /rest/v1. */
export const contract = {
  accounts: accountsEndpoints,
  subscriptions: subscriptionsEndpoints,
  clubs: clubsEndpoints,
  teams: teamsEndpoints,
  members: membersEndpoints,
  children: childrenEndpoints,
  invitations: invitationsEndpoints,
  events: eventsEndpoints,
  attendance: attendanceEndpoints,
  lifts: liftsEndpoints,
  photos: photosEndpoints,
  leagues: leaguesEndpoints,
  collections: collectionsEndpoints,
  cashbox: cashboxEndpoints,
  registrations: registrationsEndpoints,
  messages: messagesEndpoints,
  notifications: notificationsEndpoints,
  statistics: statisticsEndpoints,
  moves: movesEndpoints,
  integrations: integrationsEndpoints,
  maintenance: maintenanceEndpoints,
  operations: operationsEndpoints,
  privacy: privacyEndpoints,
  start: startEndpoints,
  websites: websitesEndpoints,
  demo: demoEndpoints,
}

/** The specification's functions, served under /functions/v1. */
export const functions = functionsEndpoints
