/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) => `${child} is invited to ${team}: a message for you`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'The coach'} added this message to the invitation for ${child}:`,
  rule: 'What staff write to under-18s goes to their guardians. The invitation itself has no message.',
  why: (child: string) => `You receive this email because you are named as a guardian of ${child}.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `Your message went to the guardians, not to ${list}.`,
  leftOut: (list: string) =>
    `Your message was left out for ${list}: no guardian has an email address.`,
  notToMinors: 'Notes to under-18s are not sent: talk to their parents.',
}
