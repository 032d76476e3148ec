/** The pages that links in emails lead to. */
export const mailed = {
  signup: {
    title: 'Confirm your email',
    lead: (email: string) => `This confirms ${email} and signs you in.`,
    action: 'Confirm email',
  },
  magiclink: {
    title: 'Sign in to Touchline',
    lead: (email: string) => `You’ll be signed in as ${email}.`,
    action: 'Sign in',
  },
  recovery: {
    title: 'Set a new password',
    lead: (email: string) => `Signs you in as ${email} to set a new password.`,
    action: 'Continue',
  },
  email_change: {
    title: 'Change your email',
    lead: (email: string) => `Confirm from both mailboxes to change to ${email}.`,
    action: 'Confirm change',
  },
  contested: {
    lead: 'Someone else used this address too. Enter your password to confirm yours.',
    password: 'Password',
    tooShort: (length: number) => `Use at least ${length} characters.`,
    tooCommon: 'This password is easy to guess. Choose another.',
  },
  notYou: 'Not you? Just close this page.',
  gone: {
    title: 'This link no longer works',
    lead: 'Use our newest email, or ask for another.',
    newPassword: 'Set a new password',
    signIn: 'Go to sign in',
  },
  notMe: {
    title: 'Remove the authenticator app?',
    lead: 'This also signs out every device and revokes your API tokens.',
    action: 'Remove app',
    done: {
      title: 'App removed',
      lead: 'All devices are signed out. Set a new password now.',
    },
    gone: 'The app is already gone or the link has expired. Change your password to be safe.',
  },
}
