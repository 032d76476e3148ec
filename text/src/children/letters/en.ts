import { withFullStop } from '@touchline/domain/values/full-stop'

/** Emails about coming of age. */
export const childrenLetters = {
  comingOfAge: {
    subject: (team: string) => `Turning 18 soon: what changes in ${team}`,
    heading: 'Turning 18 soon',
    toPerson: (team: string, day: string) =>
      `From ${day}, you decide in ${team}: your data, answers and consents.`,
    toPersonGuardians: 'Your guardians’ access ends that day.',
    toGuardian: (child: string, team: string, day: string) =>
      `${child} turns 18. From ${day}, ${child} decides in ${team} and your access ends.`,
    noAccount: (child: string) =>
      `${child} has no account yet. Add an email address to the profile and we’ll send an invitation.`,
    action: 'Open profile',
    why: 'Sent because you or your child are in this team.',
  },
  cameOfAge: {
    subject: (team: string) => `You decide in ${team} now`,
    heading: 'You’re 18',
    body: (team: string) =>
      `From today you decide in ${withFullStop(team)} Your guardians’ access has ended.`,
    consents: 'Their consents stay until you change them.',
    action: 'See my consents',
    guardianSubject: (child: string, team: string) =>
      `${child} is 18: your access to ${team} has ended`,
    guardianHeading: 'Your child is 18',
    guardianBody: (child: string, team: string) =>
      `${child} decides in ${team} now. Your contact details have been removed.`,
    why: 'Sent because you or your child are in this team.',
  },
}
