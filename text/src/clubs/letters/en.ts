import { withFullStop } from '@touchline/domain/values/full-stop'

/** Letters to club managers; only the server reads these. */
export const clubLetters = {
  managerMade: {
    subject: (club: string) => `You now manage ${club}`,
    body: (club: string, by: string | undefined) =>
      by === undefined
        ? `You’re now a manager of ${withFullStop(club)}`
        : `${by} made you a manager of ${withFullStop(club)}`,
    rights: 'Club managers are admins of every team in the club.',
    action: 'Open the club',
  },
  managerDismissed: {
    subject: (club: string) => `You no longer manage ${club}`,
    body: (club: string, by: string | undefined) =>
      by === undefined
        ? `You’re no longer a manager of ${withFullStop(club)}`
        : `${by} removed you as a manager of ${withFullStop(club)}`,
    rights: 'You stay on your teams’ rosters.',
    action: 'My teams and clubs',
  },
  why: 'You get this email because your rights in the club changed.',
}
