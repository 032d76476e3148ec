/** Letters about the account itself; only the server reads these. */
export const accountLetters = {
  formerMember: 'Former member',
  why: 'You get this e-mail because it concerns your Touchline account.',
  deletionAsked: {
    subject: 'Your account will be deleted',
    heading: 'Goodbye?',
    until: (day: string) =>
      `You asked us to delete your Touchline account. On ${day} it is erased, with everything in it.`,
    comeBack: 'Changed your mind? Sign in before that day, and everything is as it was.',
    action: 'Keep my account',
    notYou: 'You did not ask for this? Sign in and change your password.',
  },
  deletionCalledOff: {
    subject: 'Your account stays',
    heading: 'Welcome back',
    body: 'You signed in, so your account is no longer being deleted. If that was not you, change your password.',
    action: 'To my account',
  },
  erased: {
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted',
    body: 'Your account and what belonged to it have been erased. Copies in backups go with those. This e-mail is the last one from us.',
  },
  exportReady: {
    subject: 'Your data are ready',
    heading: 'Your data are ready',
    body: 'The copy of your data that you asked for can be downloaded from your account page.',
    kept: (days: number) =>
      days === 1 ? 'It is kept there for one day.' : `It is kept there for ${days} days.`,
    action: 'To my account',
    notYou: 'You did not ask for this? Change your password and sign out your other devices.',
  },
  childWithoutGuardian: {
    subject: (team: string) => `${team}: a child without a guardian`,
    heading: (child: string) => `${child} has no guardian here any more`,
    body: (team: string) =>
      `The only guardian has deleted their account. Nobody answers for this child in ${team} now.`,
    invite: 'Invite another parent or guardian from the profile of the child.',
    action: 'Open the profile',
    why: 'You get this e-mail because you run the team.',
  },
  madeAdmin: {
    subject: (place: string) => `You now run ${place}`,
    heading: (place: string) => `You now run ${place}`,
    body: (place: string) =>
      `The last person who ran ${place} has deleted their account. So that it goes on, you are the admin now.`,
    action: 'Have a look',
    why: 'You get this e-mail because you belong to the staff.',
  },
  stop: (url: string) => `Stop emails of this kind: ${url}`,
  choices: (url: string) => `Choose what you are told: ${url}`,
}
