import type { ReportReaders, ReportReason } from '@touchline/domain/messages/reports'

const reasons: Record<ReportReason, string> = {
  bullying: 'Bullying or insults',
  sexual: 'Sexual content or advances',
  secret_contact: 'Secret or unwanted contact',
  violence: 'Threats or violence',
  picture: 'A picture that should not be here',
  other: 'Something else',
}

const made: Record<ReportReaders, string> = {
  safeguarding: 'The safeguarding person of your club reads your report now.',
  managers:
    'Your club has named no safeguarding person: a manager of the club reads your report now.',
  admins:
    'Your team belongs to no club: an admin of the team who is not concerned reads your report now.',
  nobody: 'There is nobody else at your club who could read it. Please call the helpline.',
}

/** Reporting a message, and looking at what was reported. */
export const reports = {
  title: 'Report this message',
  who: 'Your report goes to the safeguarding person of your club, never to the person it is about.',
  helpline: 'In Europe children find somebody to talk to, free of charge, at 116 111.',
  reason: 'What is wrong?',
  reasonRequired: 'Choose what is wrong',
  reasons,
  details: 'What should the reader know?',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending...',
  sent: 'Report sent',
  made,
  close: 'Close',

  list: {
    title: 'Reports',
    lead: 'What people of your club reported. Only you and those who answer for children read it; the person it is about does not.',
    empty: 'Nothing was reported',
    emptyHint: 'Reports of messages, pictures and profiles come here.',
    failed: 'The reports could not be loaded',
    about: { message: 'A message', profile: 'A profile', picture: 'A picture' },
    of: (what: string, name: string) => `${what} of ${name}`,
    formerMember: 'a former member',
    reportedBy: (name: string, when: string) => `Reported by ${name}, ${when}`,
    wordings: 'What it said',
    wording: (name: string, when: string) => `${name}, ${when}`,
    removedAt: (when: string) => `Deleted ${when}`,
    around: 'What was said around it',
    open: 'Open',
    closed: (name: string, when: string) => `Closed by ${name}, ${when}`,
    note: 'What was done about it',
    close: 'Close report',
    closing: 'Closing...',
  },
}
