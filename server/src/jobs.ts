import { attendanceJobs } from './attendance/jobs.ts'
import { authJobs } from './auth/jobs.ts'
import { childrenJobs } from './children/jobs.ts'
import { clubsJobs } from './clubs/jobs.ts'
import { collectionsJobs } from './collections/jobs.ts'
import { eventsJobs } from './events/jobs.ts'
import { filesJobs } from './files/jobs.ts'
import { integrationsJobs } from './integrations/jobs.ts'
import { liftsJobs } from './lifts/jobs.ts'
import { membersJobs } from './members/jobs.ts'
import { notificationsJobs } from './notifications/jobs.ts'
import { operationsJobs } from './operations/jobs.ts'
import { photosJobs } from './photos/jobs.ts'
import type { Job } from './platform/jobs/jobs.ts'
import type { Platform } from './platform/platform.ts'
import { privacyJobs } from './privacy/jobs.ts'
import { registrationsJobs } from './registrations/jobs.ts'
import { statisticsJobs } from './statistics/jobs.ts'
import { subscriptionsJobs } from './subscriptions/jobs.ts'
import { teamsJobs } from './teams/jobs.ts'
import { websitesJobs } from './websites/jobs.ts'

/** What runs by the clock or after a request. */
export function jobsOf(platform: Platform): readonly Job[] {
  return [
    ...authJobs(platform),
    ...filesJobs(platform),
    ...subscriptionsJobs(platform),
    ...collectionsJobs(platform),
    ...teamsJobs(platform),
    ...membersJobs(platform),
    ...clubsJobs(platform),
    ...registrationsJobs(platform),
    ...childrenJobs(platform),
    ...eventsJobs(platform),
    ...attendanceJobs(platform),
    ...liftsJobs(platform),
    ...websitesJobs(platform),
    ...photosJobs(platform),
    ...notificationsJobs(platform),
    ...integrationsJobs(platform),
    ...operationsJobs(platform),
    ...statisticsJobs(platform),
    ...privacyJobs(platform),
  ]
}
