import { withFullStop } from '@touchline/domain/values/full-stop'

/** Letters about roles in a club; only the server reads these. */
export const clubLetters = {
  roleGiven: {
    subject: (club: string, roles: string) => `Your role in ${club}: ${roles}`,
    body: (club: string, roles: string, by: string | undefined) =>
      by === undefined
        ? `You now have a role in ${club}: ${withFullStop(roles)}`
        : `${by} gave you a role in ${club}: ${withFullStop(roles)}`,
    action: 'Open the club',
  },
  roleEnded: {
    subject: (club: string) => `Your role in ${club} has ended`,
    body: (club: string, roles: string, by: string | undefined) =>
      by === undefined
        ? `You no longer have this role in ${club}: ${withFullStop(roles)}`
        : `${by} ended your role in ${club}: ${withFullStop(roles)}`,
    rights: 'You stay on your teams’ rosters.',
    action: 'My teams and clubs',
  },
  /** To members who are in no team. */
  document: {
    subject: (club: string, name: string) => `Document from ${club}: ${name}`,
    body: (club: string, name: string, days: number) =>
      `${club} has a document for you: ${withFullStop(name)} The link works for ${days} days.`,
    action: 'Open document',
    why: (club: string) => `You get this as a member of ${withFullStop(club)}`,
  },
  why: 'Sent because your role in the club changed.',
}
