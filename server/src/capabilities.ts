import type { Job } from './platform/jobs/jobs.ts'
import type { Listener } from './platform/outbox/dispatcher.ts'
import type { Platform } from './platform/platform.ts'

import { accountsRoutes } from './accounts/routes.ts'
import { attendanceRoutes } from './attendance/routes.ts'
import { childrenJobs } from './children/jobs.ts'
import { childrenRoutes } from './children/routes.ts'
import { clubsListeners } from './clubs/listeners.ts'
import { clubsRoutes } from './clubs/routes.ts'
import { eventsJobs } from './events/jobs.ts'
import { eventsListeners } from './events/listeners.ts'
import { eventsRoutes } from './events/routes.ts'
import { homeJobs } from './home/jobs.ts'
import { homeRoutes } from './home/routes.ts'
import { invitationsListeners } from './invitations/listeners.ts'
import { invitationsRoutes } from './invitations/routes.ts'
import { leaguesRoutes } from './leagues/routes.ts'
import { maintenanceRoutes } from './maintenance/routes.ts'
import { membersJobs } from './members/jobs.ts'
import { membersRoutes } from './members/routes.ts'
import { messagesRoutes } from './messages/routes.ts'
import { notificationsJobs } from './notifications/jobs.ts'
import { notificationsListeners } from './notifications/listeners.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { operationsJobs } from './operations/jobs.ts'
import { operationsRoutes } from './operations/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { authJobs } from './auth/jobs.ts'
import { filesJobs } from './files/jobs.ts'
import { subscriptionsJobs } from './subscriptions/jobs.ts'
import { subscriptionsListeners } from './subscriptions/listeners.ts'
import { subscriptionsRoutes } from './subscriptions/routes.ts'
import { functionsRoutes } from './subscriptions/routes/functions.ts'
import { requireActor } from './teams/queries/actor.ts'
import { teamsHeard } from './teams/queries/heard.ts'
import { teamsJobs } from './teams/jobs.ts'
import { teamsRoutes } from './teams/routes.ts'

const teams = { requireActor, teamsHeard }

/** The routes of the data interface, by capability. */
export const router = {
  accounts: accountsRoutes,
  subscriptions: subscriptionsRoutes(teams),
  clubs: clubsRoutes,
  teams: teamsRoutes,
  members: membersRoutes,
  children: childrenRoutes,
  invitations: invitationsRoutes,
  events: eventsRoutes,
  attendance: attendanceRoutes,
  leagues: leaguesRoutes,
  messages: messagesRoutes,
  notifications: notificationsRoutes,
  statistics: statisticsRoutes,
  maintenance: maintenanceRoutes,
  operations: operationsRoutes,
  home: homeRoutes,
}

/** The specification's functions. */
export const functions = functionsRoutes(teams)

/** What runs by the clock or after a request. */
export function jobsOf(platform: Platform): readonly Job[] {
  return [
    ...authJobs(platform),
    ...filesJobs(platform),
    ...subscriptionsJobs(platform),
    ...teamsJobs(platform),
    ...membersJobs(platform),
    ...childrenJobs(platform),
    ...eventsJobs(platform),
    ...notificationsJobs(platform),
    ...operationsJobs(platform),
    ...homeJobs(platform),
  ]
}

/** Who follows which news. */
export function listenersOf(platform: Platform): readonly Listener[] {
  return [
    ...subscriptionsListeners(platform),
    ...clubsListeners(platform),
    ...invitationsListeners(platform),
    ...eventsListeners(platform),
    ...notificationsListeners(platform),
  ]
}
