import type {
  ReportDecision,
  ReportReaders,
  ReportReason,
} from '@touchline/domain/messages/reports'

const reasons: Record<ReportReason, string> = {
  bullying: 'Bullying or insults',
  sexual: 'Sexual content or advances',
  secret_contact: 'Secret or unwanted contact',
  violence: 'Threats or violence',
  picture: 'A picture that should not be here',
  other: 'Something else',
}

const decisions: Record<ReportDecision, string> = {
  nothing: 'Looked at, nothing was wrong',
  talked: 'Talked with the people concerned',
  taken_away: 'Taken away, so that nobody sees it any more',
  passed_on: 'Passed on to the police, the youth office or the federation',
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
  titleOf: (name: string) => `Report ${name}`,
  who: 'Your report goes to the safeguarding person of your club, never to the person it is about.',
  helpline: 'In Europe children find somebody to talk to, free of charge, at 116 111.',
  part: 'What is it about?',
  parts: { profile: 'The profile', picture: 'The picture' },
  reason: 'What is wrong?',
  reasonRequired: 'Choose what is wrong',
  reasons,
  decisions,
  details: 'What should the reader know?',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending...',
  sent: 'Report sent',
  made,
  follow: 'You find what comes of it under “Reports”.',
  close: 'Close',

  list: {
    title: 'Reports',
    lead: 'What was reported, and what came of it.',
    toRead: 'For you to look at',
    toReadHint:
      'Only you and those who answer for children read this; the person it is about does not.',
    mine: 'What you reported',
    reported: (when: string) => `Reported: ${when}`,
    waiting: 'Not looked at yet',
    done: (when: string) => `Looked at: ${when}`,
    empty: 'Nothing was reported',
    emptyHint:
      'What you report comes here, with what came of it. So does what is for you to look at.',
    failed: 'The reports could not be loaded',
    about: { message: 'A message', profile: 'A profile', picture: 'A picture' },
    of: (what: string, name: string) => `${what} of ${name}`,
    formerMember: 'a former member',
    reportedBy: (name: string, when: string) => `Reported by ${name}, ${when}`,
    wordings: 'What it said',
    wording: (name: string, when: string) => `${name}, ${when}`,
    removedAt: (when: string) => `Deleted: ${when}`,
    toProfile: 'To the profile',
    files: 'What went with it',
    showReported: 'Show the reported picture',
    show: (name: string) => `Show ${name}`,
    gone: 'The picture can be seen once this page is loaded again.',
    around: 'What was said around it',
    open: 'Open',
    closed: (name: string, when: string) => `Closed by ${name}, ${when}`,
    decision: 'What came of it?',
    decisionRequired: 'Choose what came of it',
    note: 'For those who read reports: what was done?',
    answer: 'For whoever reported it: what may they know?',
    noAnswer:
      'Whoever reported it is under 18 and learns only what you choose above. Nobody writes to a minor alone: for more, write to them together with their parents.',
    told: 'Answer to whoever reported it',
    close: 'Close report',
    closing: 'Closing...',
  },
}
