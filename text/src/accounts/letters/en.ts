/** Emails about the account. */
export const accountLetters = {
  formerMember: 'Former member',
  why: 'About your Touchline account.',
  deletionAsked: {
    subject: 'Your account will be deleted',
    heading: 'Your account will be deleted',
    until: (day: string) => `We’ll erase your Touchline account on ${day}.`,
    comeBack: 'Changed your mind? Sign in before then.',
    action: 'Keep my account',
    notYou: 'Not you? Sign in and change your password.',
  },
  deletionCalledOff: {
    subject: 'Your account stays',
    heading: 'Welcome back',
    body: 'You signed in, so we won’t delete your account. Not you? Change your password.',
    action: 'Open my account',
  },
  erased: {
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted',
    body: 'Your account and data are erased. Backup copies will expire. This is our last email.',
  },
  exportReady: {
    subject: 'Your data is ready',
    heading: 'Your data is ready',
    body: 'Download it from your account page.',
    kept: (days: number) => (days === 1 ? 'Available for one day.' : `Available for ${days} days.`),
    action: 'Open my account',
    notYou: 'Not you? Change your password.',
  },
  childWithoutGuardian: {
    subject: (child: string, team: string) => `${child} no longer has a guardian in ${team}`,
    heading: (child: string) => `${child} no longer has a guardian`,
    body: (team: string) => `Their only guardian in ${team} has deleted their account.`,
    invite: 'Invite another guardian from the child’s profile.',
    action: 'Open profile',
    why: 'Sent to the team’s staff.',
  },
  madeAdmin: {
    subject: (place: string) => `You now run ${place}`,
    heading: (place: string) => `You now run ${place}`,
    body: (place: string) => `The last admin of ${place} has deleted their account.`,
    action: 'Open Touchline',
    why: 'Sent to the team’s staff.',
  },
  stop: 'Stop emails of this kind',
  choices: 'Choose your notifications',
}
