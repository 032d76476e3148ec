import { expect, test } from 'vitest'

import { codeIn, isTest, read } from './sources.ts'

/**
 * Functions that count emails with a sender's own words against the limits of sender and recipient.
 */
const counters =
  /\b(?:countMailOrRefuse|limitMails|limitInvitationMails|limitSheetEmails|countLetterOrRefuse|limitInvitations|mayWriteOnceMore)\(/

/**
 * `counted`: the file counts them. Otherwise the reason why it can't be used to flood strangers.
 */
const writers: Readonly<Record<string, string>> = {
  'accounts/commands/deletion.ts': 'to oneself',
  'auth/commands/one-time.ts': 'no words of others; limits of its own per address and network',
  'auth/commands/warnings.ts': 'to the account it is about, which is safer for it',
  'children/commands/homes.ts': 'to the other parent, who can end the plan; corrections write none',
  'children/commands/notify-homes-ended.ts': 'to a parent, once for each plan',
  'children/commands/notify-guardians.ts': 'to parents with an account, whom staff has verified',
  'children/commands/notify-linked-guardian.ts':
    'to parents who have joined the team, when a child is added',
  'clubs/commands/write-about-document.ts': 'counted when the document is saved',
  'clubs/commands/email-role-change.ts': 'to people of the club whose roles changed',
  'collections/commands/donations/send.ts': 'counted',
  'collections/commands/dues/automatic.ts': 'to the managers of the club, once a run',
  'collections/commands/payout-changes.ts': 'to the admins of the team',
  'collections/commands/remind-all.ts': 'counted',
  'collections/commands/reminders/send.ts': 'counted',
  'collections/commands/write-letters.ts': 'counted',
  'operations/commands/tell-managers.ts': 'by an operator, to the managers of the club',
  'privacy/commands/ask-for-erasure.ts': 'to parents with an account, whom staff has verified',
  'privacy/commands/come-of-age.ts': 'counted',
  'privacy/commands/erase-accounts.ts': 'to oneself',
  'privacy/commands/hand-over.ts': 'to the staff of the team',
  'privacy/commands/make-export.ts': 'to oneself',
  'registrations/commands/end-with-owner.ts': 'once, answers a confirmed registration',
  'registrations/commands/write-to-family.ts':
    'a first letter is counted by limits.ts; others answer a confirmed registration',
  'statistics/commands/write-weekly-reports.ts': 'to members who have chosen it',
  'integrations/commands/tokens.ts': 'to oneself',
  'invitations/commands/club-managers.ts': 'counted',
  'invitations/commands/decide.ts': 'the answer to a request, once',
  'invitations/commands/notify-staff.ts': 'to the staff of the team; requests have their own limit',
  'invitations/commands/messages-to-minors.ts': 'counted',
  'invitations/commands/invite.ts': 'counted',
  'invitations/commands/manage.ts': 'counted',
  'invitations/commands/write-invitation.ts': 'for invite, manage and come-of-age, who count',
  'invitations/commands/send-by-link.ts': 'for ask-for-letter, which counts',
  'invitations/commands/send.ts': 'counted',
  'leagues/commands/email-sheet.ts': 'counted',
  'notifications/commands/write-letters.ts': 'counted',
  'notifications/commands/write-roster-letter.ts': 'counted',
  'notifications/commands/write-summaries.ts': 'to members, once a day',
  'operations/commands/write-of-mail-limit.ts': 'once a day, to the managers of one club',
  'operations/commands/newsletters.ts': 'of the operator, to those who want it',
  'subscriptions/commands/email-buyer.ts': 'to who pays',
}

/** Queues an email, or calls a function that does so for invitations. */
const writes = /\bmail\s*\.enqueue\(|\b(?:sendNewInvitation|resendLetter|enqueueLetter)\(/

const found = codeIn('server/src')
  .filter((file) => !isTest(file) && !file.includes('platform/mail/') && writes.test(read(file)))
  .map((file) => file.replace(/^server\/src\//, ''))

test("every file that sends emails explains why it can't flood strangers", () => {
  expect(found.toSorted()).toEqual(Object.keys(writers).toSorted())
})

test.each(Object.entries(writers).filter(([, why]) => why === 'counted'))(
  '%s counts the emails it sends',
  (file) => {
    expect(read(`server/src/${file}`)).toMatch(counters)
  },
)
