/** To the managers of a club that has sent its emails of the day; only the server reads these. */
export const mailLimitLetter = {
  subject: (name: string) => `${name} has used up today’s emails`,
  body: (name: string, count: string) =>
    `${name} has sent its ${count} emails for today. The rest goes out tomorrow; event changes and cancellations at once.`,
  ask: 'Need more? Ask this site’s operator for a higher limit.',
  why: (name: string) => `Sent because you run ${name}.`,
}
