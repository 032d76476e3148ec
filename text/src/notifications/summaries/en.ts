/** What goes into one letter together: unread conversations, and a day. */
export const summaries = {
  messages: {
    subject: (team: string) => `New messages in ${team}`,
    subjectOfSeveral: (count: number) => `New messages in ${count} conversations`,
    intro: 'This is what you have not read yet.',
    wholeTeam: 'Everybody',
    roles: { staff: 'Staff', players: 'Players', guardians: 'Parents' },
    formerMember: 'Former member',
    wordless: 'sent a file or a poll',
    more: (count: number) => (count === 1 ? '1 more message' : `${count} more messages`),
    manyMore: 'And many more messages',
    answer: 'Read and answer',
    why: 'You get this email because you are in these conversations and had not read them.',
  },
  day: {
    subject: (count: number) =>
      count === 1 ? 'Your day: 1 piece of news' : `Your day: ${count} pieces of news`,
    intro: 'What you have not read yet, in one email.',
    others: 'Touchline',
    more: (count: number) =>
      count === 1 ? 'And 1 more piece of news' : `And ${count} more pieces of news`,
    action: 'Show all',
    why: 'You get one email a day with what is new. Changes and messages to you come by themselves.',
    push: (count: number) =>
      count === 1 ? '1 more piece of news' : `${count} more pieces of news`,
  },
}
