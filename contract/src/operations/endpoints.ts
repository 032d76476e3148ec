import { forOperators, openToAnyone } from '../wire/access.ts'
import { announcementEndpoints } from './endpoints/announcements.ts'
import { featureEndpoints } from './endpoints/features.ts'
import { groupEndpoints } from './endpoints/groups.ts'
import { newsletterEndpoints } from './endpoints/newsletters.ts'
import { sitePageEndpoints } from './endpoints/site-pages.ts'
import { installation, keptLetters, mailboxQuestion } from './shapes.ts'
import { accountAct, accountsPage, accountsQuestion, operatedAccount } from './shapes/accounts.ts'
import { auditPage, auditQuestion } from './shapes/audit.ts'
import { figures } from './shapes/figures.ts'
import { failedMail, failedMailQuestion, mailToRetry, retriedCount } from './shapes/mail.ts'
import { maintenanceSwitch, operatorMaintenance } from './shapes/maintenance.ts'

const tags = ['Operations']

export const operationsEndpoints = {
  installation: openToAnyone
    .route({
      method: 'GET',
      path: '/installation',
      tags: ['Operations'],
      summary: 'How this installation is set up',
    })
    .output(installation),

  mailbox: openToAnyone
    .route({
      method: 'GET',
      path: '/mailbox',
      tags: ['Operations'],
      summary: 'Emails and texts that are kept instead of sent; on a loopback address only',
    })
    .input(mailboxQuestion)
    .output(keptLetters),

  figures: forOperators
    .route({ method: 'GET', path: '/admin/figures', tags, summary: 'Figures of the installation' })
    .output(figures),

  accounts: forOperators
    .route({ method: 'GET', path: '/admin/accounts', tags, summary: 'Find accounts' })
    .input(accountsQuestion)
    .output(accountsPage),

  act: forOperators
    .route({
      method: 'POST',
      path: '/admin/accounts/{accountId}/actions',
      tags,
      summary: 'Disable or enable an account, sign it out everywhere, or resend its confirmation',
    })
    .input(accountAct)
    .output(operatedAccount),

  failedMail: forOperators
    .route({ method: 'GET', path: '/admin/mail', tags, summary: 'Emails and texts that failed' })
    .input(failedMailQuestion)
    .output(failedMail),

  retryMail: forOperators
    .route({
      method: 'POST',
      path: '/admin/mail/retry',
      tags,
      summary: 'Send a failed email again; without its id, all of them',
    })
    .input(mailToRetry)
    .output(retriedCount),

  maintenance: forOperators
    .route({
      method: 'GET',
      path: '/admin/maintenance',
      tags,
      summary: 'Maintenance, and who switched it on',
    })
    .output(operatorMaintenance),

  switchMaintenance: forOperators
    .route({
      method: 'PUT',
      path: '/admin/maintenance',
      tags,
      summary: 'Switch maintenance on or off',
    })
    .input(maintenanceSwitch)
    .output(operatorMaintenance),

  audit: forOperators
    .route({ method: 'GET', path: '/admin/audit', tags, summary: 'The audit log' })
    .input(auditQuestion)
    .output(auditPage),

  ...announcementEndpoints,
  ...featureEndpoints,
  ...groupEndpoints,
  ...newsletterEndpoints,
  ...sitePageEndpoints,
}
