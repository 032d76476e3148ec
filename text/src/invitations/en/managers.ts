import { withFullStop } from '@touchline/domain/values/full-stop'

export const managerMail = {
  subject: (club: string) => `You’re invited to manage ${club}`,
  unnamedClub: 'a club',
  intro: (inviter: string | undefined, club: string) =>
    inviter === undefined
      ? `You’re invited to manage ${withFullStop(club)}`
      : `${inviter} invites you to manage ${withFullStop(club)}`,
  means: 'Club managers are admins of every team in the club.',
  until: (day: string) => `The link works once, until ${day}.`,
  action: 'See invitation',
  ignore: 'Don’t know this club? Just ignore this email.',
}

export const managerPage = {
  title: (club: string) => `Manage ${club}`,
  loading: 'Loading invitation...',
  by: (inviter: string) => `${inviter} invites you.`,
  means:
    'You’ll be an admin of every team: settings, members, seasons. You can step down any time.',
  accept: 'Manage the club',
  accepting: 'Just a moment...',
  accepted: (club: string) => `You now manage ${club}`,
  otherAddress:
    'This invitation went to another address. Sign in with that address, or ask for a new invitation.',
  back: 'Back to invitation',
  ended: 'This invitation no longer works',
  endedHint: 'Ask the club for a new one.',

  invite: 'Invite by email',
  inviteHint: 'With a personal link, valid for 14 days. Club managers are admins of every team.',
  email: 'Email address',
  emailWrong: 'Enter a valid email address',
  send: 'Send invitation',
  sent: (email: string) => `${email} has been invited`,
  manages: 'This person already manages the club.',
  open: 'Invited managers',
  resend: (email: string) => `Send again to ${email}`,
  resendShort: 'Send again',
  revoke: (email: string) => `Revoke the invitation to ${email}`,
  revokeShort: 'Revoke',
  revoked: 'Invitation revoked',
}
