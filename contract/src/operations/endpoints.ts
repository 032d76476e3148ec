import { oc } from '@orpc/contract'

import { openToAnyone } from '../wire/access.ts'
import { newsletterEndpoints } from './endpoints/newsletters.ts'
import { sitePageEndpoints } from './endpoints/site-pages.ts'
import { installation, keptLetters, mailboxQuestion } from './shapes.ts'
import { accountAct, accountsPage, accountsQuestion, operatedAccount } from './shapes/accounts.ts'
import { auditPage, auditQuestion } from './shapes/audit.ts'
import { figures } from './shapes/figures.ts'
import {
  failedLetters,
  failedLettersQuestion,
  failedTexts,
  letterKey,
  retried,
} from './shapes/mail.ts'
import { maintenanceSwitch, operatedMaintenance } from './shapes/maintenance.ts'

const tags = ['Operations']

export const operationsEndpoints = {
  installation: openToAnyone
    .route({
      method: 'GET',
      path: '/installation',
      tags: ['Operations'],
      summary: 'What a visitor may know of this installation',
    })
    .output(installation),

  mailbox: openToAnyone
    .route({
      method: 'GET',
      path: '/mailbox',
      tags: ['Operations'],
      summary: 'Letters and text messages kept instead of sent; on a loopback address only',
    })
    .input(mailboxQuestion)
    .output(keptLetters),

  // For operators alone; to everybody else none of these exist.
  figures: oc
    .route({ method: 'GET', path: '/admin/figures', tags, summary: 'How the installation does' })
    .output(figures),

  accounts: oc
    .route({ method: 'GET', path: '/admin/accounts', tags, summary: 'Look accounts up' })
    .input(accountsQuestion)
    .output(accountsPage),

  act: oc
    .route({
      method: 'POST',
      path: '/admin/accounts/{accountId}/actions',
      tags,
      summary: 'Disable or enable an account, sign it out everywhere, send its confirmation again',
    })
    .input(accountAct)
    .output(operatedAccount),

  failedLetters: oc
    .route({ method: 'GET', path: '/admin/mail', tags, summary: 'Letters that did not arrive' })
    .input(failedLettersQuestion)
    .output(failedLetters),

  retryLetter: oc
    .route({ method: 'POST', path: '/admin/mail/{mailId}/retry', tags, summary: 'Send it again' })
    .input(letterKey)
    .output(retried),

  retryLetters: oc
    .route({ method: 'POST', path: '/admin/mail/retry', tags, summary: 'Send all of them again' })
    .output(retried),

  failedTexts: oc
    .route({ method: 'GET', path: '/admin/texts', tags, summary: 'Text messages that nobody got' })
    .output(failedTexts),

  maintenance: oc
    .route({ method: 'GET', path: '/admin/maintenance', tags, summary: 'Maintenance, and by whom' })
    .output(operatedMaintenance),

  switchMaintenance: oc
    .route({
      method: 'PUT',
      path: '/admin/maintenance',
      tags,
      summary: 'Close the site for maintenance, or open it',
    })
    .input(maintenanceSwitch)
    .output(operatedMaintenance),

  audit: oc
    .route({ method: 'GET', path: '/admin/audit', tags, summary: 'Who did what, to whom and when' })
    .input(auditQuestion)
    .output(auditPage),

  ...newsletterEndpoints,
  ...sitePageEndpoints,
}
