/** What goes into one letter together: unread conversations, and a day. */
export const summaries = {
  messages: {
    subject: (team: string) => `New messages in ${team}`,
    subjectFrom: (names: string, team: string) => `New messages from ${names} (${team})`,
    subjectOfSeveral: (count: number) => `New messages in ${count} conversations`,
    intro: 'Your unread messages.',
    wholeTeam: 'Whole team',
    roles: { staff: 'Staff', players: 'Players', guardians: 'Parents' },
    formerMember: 'Former member',
    wordless: 'sent a file or a poll',
    more: (count: number) => (count === 1 ? '1 more message' : `${count} more messages`),
    manyMore: 'And many more messages',
    answer: 'Read and reply',
    why: 'Sent because you have unread messages.',
  },
  day: {
    subject: (count: number) => (count === 1 ? 'Your day: 1 update' : `Your day: ${count} updates`),
    intro: 'Your unread updates.',
    others: 'Touchline',
    more: (count: number) => (count === 1 ? 'And 1 more update' : `And ${count} more updates`),
    action: 'Show all',
    why: 'One email a day. Changes and messages come at once.',
    push: (count: number) => (count === 1 ? '1 more update' : `${count} more updates`),
  },
}
