/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) => `${child} is invited to ${team}: a message for you`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'The coach'} added this message to the invitation for ${child}:`,
  rule: 'Messages from staff to under-18s go to their guardians.',
  why: (child: string) => `You get this email because you’re a guardian of ${child}.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `Your message went to the guardians instead of ${list}.`,
  leftOut: (list: string) => `No message sent for ${list}: no guardian has an email address.`,
  notToMinors: 'Under-18s don’t get notes. Talk to their parents.',
}
