/** To the managers of a club that has sent its emails of the day; only the server reads these. */
export const mailLimitLetter = {
  subject: (name: string) => `Today’s emails of ${name} are used up`,
  body: (name: string, count: string) =>
    `${name} has sent its ${count} emails for today. The rest goes out tomorrow. Changes and cancellations of events still go out at once.`,
  ask: 'Ask this site’s operator for a higher limit if you need one.',
  why: (name: string) => `You get this email because you run ${name}.`,
}
