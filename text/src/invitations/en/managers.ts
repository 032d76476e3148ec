import { withFullStop } from '@touchline/domain/values/full-stop'

export const managerMail = {
  subject: (club: string) => `You’re invited to a role in ${club}`,
  unnamedClub: 'a club',
  intro: (inviter: string | undefined, club: string, roles: string) =>
    inviter === undefined
      ? `You’re invited to a role in ${club}: ${withFullStop(roles)}`
      : `${inviter} invites you to a role in ${club}: ${withFullStop(roles)}`,
  until: (day: string) => `The link works once, until ${day}.`,
  action: 'See invitation',
  ignore: 'Don’t know this club? Ignore this email.',
}

export const managerPage = {
  title: (club: string) => `Your role in ${club}`,
  loading: 'Loading invitation...',
  by: (inviter: string) => `${inviter} invites you.`,
  accept: 'Accept role',
  accepting: 'Just a moment...',
  accepted: (club: string) => `You now have a role in ${club}`,
  openClub: 'Open club',
  otherAddress: 'This invitation went to another address. Sign in with it.',
  back: 'Back to invitation',
  ended: 'This invitation no longer works',
  endedHint: 'Ask the club for a new one.',

  invite: 'Invite by email',
  inviteHint: 'With a personal link, valid for 14 days.',
  email: 'Email address',
  emailWrong: 'Enter a valid email address',
  send: 'Send invitation',
  sent: (email: string) => `${email} has been invited`,
  manages: 'Already has a role in the club.',
  open: 'Invited staff',
  resend: (email: string) => `Send again to ${email}`,
  resendShort: 'Send again',
  revoke: (email: string) => `Revoke the invitation to ${email}`,
  revokeShort: 'Revoke',
  revoked: 'Invitation revoked',
}
