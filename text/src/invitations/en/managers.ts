export const managerMail = {
  subject: (club: string) => `Manage ${club} on Touchline`,
  unnamedClub: 'a club',
  intro: (inviter: string | undefined, club: string) =>
    inviter === undefined
      ? `You are invited to manage ${club}.`
      : `${inviter} invites you to manage ${club}.`,
  means: 'A club manager is admin of every team of the club.',
  until: (day: string) => `The link works once, until ${day}.`,
  action: 'See the invitation',
  ignore: 'Don’t know this club? Ignore this email and nothing will happen.',
}

export const managerPage = {
  title: (club: string) => `Manage ${club}`,
  loading: 'Looking at the invitation...',
  by: (inviter: string) => `${inviter} invites you.`,
  means:
    'As a club manager you are admin of every team: settings, members, seasons. You can give the role up again at any time.',
  accept: 'Manage the club',
  accepting: 'Just a moment...',
  accepted: (club: string) => `You manage ${club} now`,
  otherAddress:
    'This invitation was sent to another address. Open it to sign in with that one, or ask for a new one.',
  back: 'Back to the invitation',
  ended: 'This invitation no longer works',
  endedHint: 'Ask the club for a new one.',

  invite: 'Invite by e-mail',
  inviteHint:
    'They get a personal link, which works once for 14 days. A club manager is admin of every team.',
  email: 'Email address',
  emailWrong: 'Please enter a valid email address',
  send: 'Send invitation',
  sent: (email: string) => `${email} has been invited`,
  manages: 'This person manages the club already.',
  open: 'Invited managers',
  resend: (email: string) => `Send again to ${email}`,
  resendShort: 'Send again',
  revoke: (email: string) => `Revoke the invitation of ${email}`,
  revokeShort: 'Revoke',
  revoked: 'Invitation revoked',
}
