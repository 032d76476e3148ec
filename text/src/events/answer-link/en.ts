/** The page behind the answer link of a letter. */
export const answerLink = {
  forYou: (name: string) => `You answer for yourself, ${name}`,
  forChild: (name: string) => `You answer for ${name}`,
  question: 'Are you coming?',
  questionFor: (name: string) => `Is ${name} coming?`,
  saved: 'Saved. You can change the answer here until the event begins.',
  savedUntil: (when: string) => `Saved. You can change the answer here until ${when}.`,
  answerUntil: (when: string) => `Please answer by ${when}.`,
  expired: 'This event has already begun',
  expiredText: 'Its answer links no longer work.',
  removed: 'This event was deleted',
  removedText: 'There is nothing to answer any more. Ask your coach if you are not sure why.',
  broken: 'This link does not work',
  brokenText:
    'Perhaps a part of it got lost, or you no longer answer for this person. Open it from the email once more, or sign in.',
  signIn: 'Sign in',
  onlyYours:
    'This page is yours alone: whoever has its address can answer. Please do not pass it on.',
}
