/** Letters about growing up; only the server reads these. */
export const childrenLetters = {
  comingOfAge: {
    subject: (team: string) => `${team}: of age soon`,
    heading: 'Of age soon',
    toPerson: (team: string, day: string) =>
      `You turn 18 soon. From ${day} on you decide for yourself in ${team}: your data, your answers, your consents.`,
    toPersonGuardians: 'On that day the access of your guardians ends. You need to do nothing.',
    toGuardian: (child: string, team: string, day: string) =>
      `${child} turns 18 soon. From ${day} on ${child} decides in ${team}, and your access as a guardian ends.`,
    noAccount: (child: string) =>
      `${child} has no account yet. Enter the email address of ${child} in the profile, and we send an invitation on that day.`,
    action: 'Open the profile',
    why: 'You get this e-mail because it concerns you or your child in a team on Touchline.',
  },
  cameOfAge: {
    subject: (team: string) => `${team}: you decide now`,
    heading: 'You are of age',
    body: (team: string) =>
      `From today on you decide for yourself in ${team}. The access of your guardians has ended.`,
    consents: 'What they allowed or refused for you stays until you say otherwise.',
    action: 'See my consents',
    guardianSubject: (team: string) => `${team}: your access as a guardian has ended`,
    guardianHeading: 'Your child is of age',
    guardianBody: (child: string, team: string) =>
      `${child} is 18 and decides alone in ${team} now. Your access as a guardian has ended, and your contact data have been removed from the team.`,
    why: 'You get this e-mail because it concerns you or your child in a team on Touchline.',
  },
}
