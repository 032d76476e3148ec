/** The page behind the answer link of a letter. */
export const answerLink = {
  forYou: (name: string) => `Answering for yourself, ${name}`,
  forChild: (name: string) => `Answering for ${name}`,
  question: 'Are you coming?',
  questionFor: (name: string) => `Is ${name} coming?`,
  saved: 'Saved. You can change it until the event starts.',
  savedUntil: (when: string) => `Saved. You can change it until ${when}.`,
  answerUntil: (when: string) => `Please answer by ${when}.`,
  expired: 'This event has already started',
  expiredText: 'You can’t answer any more.',
  removed: 'This event was deleted',
  removedText: 'Questions? Ask your coach.',
  broken: 'This link doesn’t work',
  brokenText: 'Open it again from the email, or sign in.',
  signIn: 'Sign in',
  onlyYours: 'Don’t share this page: it answers for you.',
}
