/** Staff's words to a minor, as the guardians get them. */
export const wordsMail = {
  subject: (child: string, team: string) => `A message about ${child}’s invitation to ${team}`,
  from: (inviter: string | undefined, child: string) =>
    `${inviter ?? 'The coach'} wrote about ${child}’s invitation:`,
  rule: 'Messages from staff to under-18s go to their guardians.',
  why: (child: string) => `Sent because you’re a guardian of ${child}.`,
}

/** Where staff's words to a minor went, and where they do not go. */
export const wordsPage = {
  toGuardians: (list: string) => `Sent to the guardians of ${list}.`,
  leftOut: (list: string) => `Not sent for ${list}: no guardian has an email address.`,
  notToMinors: 'Under-18s don’t get notes. Talk to their parents.',
}
