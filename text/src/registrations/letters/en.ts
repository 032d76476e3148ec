import { withFullStop } from '@touchline/domain/values/full-stop'

/** Letters to people who register with a club or team: strangers. */
export const registrationLetters = {
  confirm: {
    subject: (club: string) => `Confirm your registration with ${club}`,
    body: (names: string, club: string) =>
      `Please confirm that you’re registering ${names} with ${withFullStop(club)}`,
  },
  waiting: {
    subject: (club: string) => `You’re on the waiting list of ${club}`,
    body: (names: string, club: string) =>
      `There’s no place for ${names} yet. ${club} will write to you when one is free.`,
  },
  offered: {
    subject: (club: string) => `A place is free at ${club}`,
    body: (names: string, club: string) =>
      `A place is free for ${names}. Please tell ${club} if you’ll take it. After that day it goes to the next on the list.`,
  },
  /** An offer that wasn't taken in time. */
  lapsed: {
    subject: (club: string) => `Your place at ${club} was passed on`,
    body: (names: string, club: string) =>
      `We got no answer in time, so the place for ${names} has been passed on. Would you still like one? Please register with ${club} again.`,
  },
  accepted: {
    subject: (club: string) => `Welcome to ${club}`,
    body: (names: string, club: string) => `${club} has accepted your registration of ${names}.`,
  },
  declined: {
    subject: (club: string) => `${club} can’t accept your registration`,
    body: (names: string, club: string) =>
      `Thank you for registering ${names}. We’re sorry that ${club} has to say no.`,
  },
  ended: {
    subject: (club: string) => `${club} no longer uses Touchline`,
    body: (names: string, club: string) =>
      `That ends your registration of ${names}. Please contact ${club} directly.`,
  },
  actions: {
    confirm: 'Confirm registration',
    waiting: 'See your registration',
    offered: 'Accept or decline',
  },
  facts: { team: 'Team', until: 'Reply by' },
  whyConfirm: (club: string) =>
    `Sent because your address is on a registration form of ${withFullStop(club)} Not you? Do nothing: it will be deleted after 7 days.`,
  why: (club: string) => `Sent because you registered with ${withFullStop(club)}`,
  fee: (period: string) => `Membership fee ${period}`,
}
