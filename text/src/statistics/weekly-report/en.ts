export const weeklyReport = {
  subject: (team: string) => `${team}: your week`,
  subjectOfSeveral: 'Your teams’ week',
  intro: (from: string, to: string) => `From ${from} to ${to}, and what comes next.`,
  eventsPast: (count: number) =>
    count === 1 ? '1 event took place' : `${count} events took place`,
  result: (match: string, score: string) => `${match}: ${score}`,
  attendance: (percent: number) => `Attendance: ${percent}%`,
  attended: (name: string, there: number, of: number) => `${name}: attended ${there} of ${of}`,
  you: 'You',
  newMembers: (count: number) => (count === 1 ? '1 new member' : `${count} new members`),
  upcoming: (title: string, when: string) => `${when}: ${title}`,
  unanswered: (count: number) =>
    count === 1 ? '1 event needs your reply' : `${count} events need your reply`,
  invitations: (count: number) =>
    count === 1 ? '1 invitation waiting' : `${count} invitations waiting`,
  moreEvents: (count: number) => (count === 1 ? 'and 1 more event' : `and ${count} more events`),
  action: 'Open Touchline',
  why: 'You chose the weekly report.',
}
