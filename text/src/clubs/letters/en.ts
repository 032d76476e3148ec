/** Letters to club managers; only the server reads these. */
export const clubLetters = {
  managerMade: {
    subject: (club: string) => `You now manage ${club}`,
    body: (club: string, by: string | undefined) =>
      by === undefined
        ? `You are a manager of ${club} from now on.`
        : `${by} made you a manager of ${club}.`,
    rights: 'Club managers are admins of every team of the club.',
    action: 'Open the club',
  },
  managerDismissed: {
    subject: (club: string) => `You no longer manage ${club}`,
    body: (club: string, by: string | undefined) =>
      by === undefined
        ? `You are no longer a manager of ${club}.`
        : `${by} removed you as a manager of ${club}.`,
    rights: 'Your place on a roster stays as it is.',
    action: 'My teams and clubs',
  },
  why: 'You get this email because it concerns your rights in the club. Your preferences decide which emails you get.',
}
