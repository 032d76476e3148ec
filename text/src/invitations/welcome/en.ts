/** The relationship of a guardian to children on the roster. */
export type GuardianRole = 'father' | 'mother' | 'guardian' | 'other'

const relations: Record<GuardianRole, (children: string) => string> = {
  mother: (children) => `Yes, I’m ${children}’s mother`,
  father: (children) => `Yes, I’m ${children}’s father`,
  guardian: (children) => `Yes, I’m ${children}’s guardian`,
  other: (children) => `Yes, I look after ${children}`,
}

/** The letter that invites one person, and the page behind its button. */
export const welcome = {
  letter: {
    subject: (who: string, count: number, team: string) =>
      count === 1 ? `${who} is invited to ${team}` : `${who} are invited to ${team}`,
    subjectYou: (team: string) => `You’re invited to ${team}`,
    intro: (inviter: string | undefined, team: string) =>
      inviter === undefined
        ? `Join ${team} on Touchline: see practices and matches and say who’s coming.`
        : `${inviter} has added you to ${team} on Touchline: see practices and matches and say who’s coming.`,
    action: 'Join',
    actionFor: (children: string) => `Join for ${children}`,
    whyByLink: 'You asked for this with the team’s link. Not you? Ignore it.',
    until: (day: string) => `The link works once, until ${day}. Please don’t forward it.`,
  },
  going: 'Going',
  notGoing: 'Not going',
  invitedBy: (inviter: string) => `${inviter} invites you.`,
  comingFor: (name: string) => `Is ${name} coming?`,
  coming: 'Are you coming?',
  relations,
  joinAs: (name: string) => `Yes, I’m ${name} – join`,
  goOn: 'Continue',
  change: 'Change name or role',
  firstName: 'First name',
  lastName: 'Last name',
  role: 'You are',
  roles: { mother: 'Mother', father: 'Father', guardian: 'Guardian', other: 'Other' },
  signsIn: (address: string) => `Signs you in as ${address}, without a password.`,
  notMe: 'This isn’t me',
  otherAccount: 'Use another account',
  /** The page of a team's own link. */
  byLink: {
    title: (team: string) => `Join ${team}`,
    lead: 'We’ll email you a link. No password needed.',
    name: 'First and last name',
    email: 'Email',
    send: 'Send me the link',
    haveAccount: 'I already use Touchline',
    missing: 'Enter your name and a valid email address.',
    sent: {
      title: 'Check your email',
      lead: (address: string) => `We’ve sent your link to ${address}. Open it on this phone.`,
    },
  },
  club: {
    action: 'Accept role',
  },
  notMeDone: {
    title: 'Thanks for telling us',
    lead: 'You won’t hear from this team again.',
  },
  joined: {
    title: (team: string) => `You’re in ${team}`,
    lead: (address: string) => `You’ve joined with your account ${address}.`,
    action: 'Open the team',
  },
  gone: {
    used: {
      title: 'This invitation has been used',
      lead: (address: string) => `${address} accepted it. Is that you? Sign in.`,
    },
    expired: {
      title: 'This invitation has expired',
      lead: 'Ask your coach to send it again.',
    },
    revoked: {
      title: 'This invitation is no longer valid',
      lead: 'Ask your coach for a new one.',
    },
    unknown: {
      title: 'This link doesn’t work',
      lead: 'Open your newest email from the team, or ask your coach.',
    },
    tooYoung: {
      title: 'A parent has to do this',
      lead: 'You’re too young for your own account. Show this to a parent: they can join for you.',
    },
    ownParent: {
      title: 'Something doesn’t fit',
      lead: 'Parent and child look like the same person. Ask your coach to check.',
    },
    busy: {
      title: 'Try again in a few minutes',
      lead: 'Too many tries from your network.',
    },
    closed: {
      title: 'You can’t join right now',
      lead: 'New accounts are closed for now. Talk to your coach.',
    },
    signIn: 'Sign in',
  },
}
