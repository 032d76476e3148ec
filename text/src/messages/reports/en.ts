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
  picture: 'Unsuitable picture',
  other: 'Something else',
}

const decisions: Record<ReportDecision, string> = {
  nothing: 'No problem found',
  talked: 'Talked to the people involved',
  taken_away: 'Content removed',
  passed_on: 'Passed on to police, child services or the federation',
}

const made: Record<ReportReaders, string> = {
  safeguarding: 'Your club’s safeguarding person will read your report.',
  managers: 'Your club has no safeguarding person. A club manager will read your report.',
  admins: 'A team admin who isn’t involved will read your report.',
  nobody: 'No one else in your club can read it. Call the helpline.',
}

/** Reporting a message, and handling reports. */
export const reports = {
  title: 'Report this message',
  titleOf: (name: string) => `Report ${name}`,
  who: 'It goes to your club’s safeguarding person, never to the one you report.',
  helpline: 'In Europe, children can call 116 111 for free.',
  part: 'What is it about?',
  parts: { profile: 'The profile', picture: 'The picture' },
  reason: 'What is wrong?',
  reasonRequired: 'Choose what is wrong',
  reasons,
  decisions,
  details: 'What happened?',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending...',
  sent: 'Report sent',
  made,
  follow: 'See the outcome under “Reports”.',
  close: 'Close',

  list: {
    title: 'Reports',
    lead: 'Reports and their outcomes.',
    toRead: 'To review',
    toReadHint: 'The person it’s about can’t see this.',
    mine: 'Your reports',
    reported: (when: string) => `Reported: ${when}`,
    waiting: 'Not reviewed yet',
    done: (when: string) => `Reviewed: ${when}`,
    empty: 'No reports',

    failed: 'Couldn’t load the reports',
    about: { message: 'A message', profile: 'A profile', picture: 'A picture' },
    of: (what: string, name: string) => `${what} of ${name}`,
    formerMember: 'a former member',
    reportedBy: (name: string, when: string) => `Reported by ${name}, ${when}`,
    wordings: 'What it said',
    wording: (name: string, when: string) => `${name}, ${when}`,
    removedAt: (when: string) => `Deleted: ${when}`,
    toProfile: 'Open profile',
    files: 'Attachments',
    showReported: 'Show the reported picture',
    show: (name: string) => `Show ${name}`,
    gone: 'Reload the page to see this picture.',
    around: 'Messages before and after',
    open: 'Open',
    closed: (name: string, when: string) => `Closed by ${name}, ${when}`,
    decision: 'Outcome',
    decisionRequired: 'Choose an outcome',
    note: 'Internal note',
    answer: 'Reply to the person who reported it',
    noAnswer: 'They’re under 18 and see only the outcome.',
    reply: 'Reply',
    close: 'Close report',
    closing: 'Closing...',
  },
}
