import { operatorOperation, publicOperation } from '../wire/access.ts'
import { announcementEndpoints } from './endpoints/announcements.ts'
import { featureEndpoints } from './endpoints/features.ts'
import { groupEndpoints } from './endpoints/groups.ts'
import { newsletterEndpoints } from './endpoints/newsletters.ts'
import { sitePageEndpoints } from './endpoints/site-pages.ts'
import { installation, mailboxPage, mailboxQuery } from './shapes.ts'
import { accountActionInput, accountsPage, accountsQuery, adminAccount } from './shapes/accounts.ts'
import { auditPage, auditQuery } from './shapes/audit.ts'
import { figures } from './shapes/figures.ts'
import { failedMail, failedMailQuery, retryMailInput, retriedCount } from './shapes/mail.ts'
import { maintenanceSwitch, operatorMaintenance } from './shapes/maintenance.ts'

const tags = ['Operations']

export const operationsEndpoints = {
  installation: publicOperation
    .route({
      method: 'GET',
      path: '/installation',
      tags: ['Operations'],
      summary: 'How this installation is set up',
    })
    .output(installation),

  mailbox: publicOperation
    .route({
      method: 'GET',
      path: '/mailbox',
      tags: ['Operations'],
      summary: 'Emails and texts that are kept instead of sent; on a loopback address only',
    })
    .input(mailboxQuery)
    .output(mailboxPage),

  figures: operatorOperation
    .route({ method: 'GET', path: '/admin/figures', tags, summary: 'Figures of the installation' })
    .output(figures),

  accounts: operatorOperation
    .route({ method: 'GET', path: '/admin/accounts', tags, summary: 'Find accounts' })
    .input(accountsQuery)
    .output(accountsPage),

  act: operatorOperation
    .route({
      method: 'POST',
      path: '/admin/accounts/{accountId}/actions',
      tags,
      summary: 'Disable or enable an account, sign it out everywhere, or resend its confirmation',
    })
    .input(accountActionInput)
    .output(adminAccount),

  failedMail: operatorOperation
    .route({ method: 'GET', path: '/admin/mail', tags, summary: 'Emails and texts that failed' })
    .input(failedMailQuery)
    .output(failedMail),

  retryMail: operatorOperation
    .route({
      method: 'POST',
      path: '/admin/mail/retry',
      tags,
      summary: 'Send a failed email again; without its id, all of them',
    })
    .input(retryMailInput)
    .output(retriedCount),

  maintenance: operatorOperation
    .route({
      method: 'GET',
      path: '/admin/maintenance',
      tags,
      summary: 'Maintenance, and who switched it on',
    })
    .output(operatorMaintenance),

  switchMaintenance: operatorOperation
    .route({
      method: 'PUT',
      path: '/admin/maintenance',
      tags,
      summary: 'Switch maintenance on or off',
    })
    .input(maintenanceSwitch)
    .output(operatorMaintenance),

  audit: operatorOperation
    .route({ method: 'GET', path: '/admin/audit', tags, summary: 'The audit log' })
    .input(auditQuery)
    .output(auditPage),

  ...announcementEndpoints,
  ...featureEndpoints,
  ...groupEndpoints,
  ...newsletterEndpoints,
  ...sitePageEndpoints,
}
