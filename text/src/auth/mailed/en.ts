/** The pages that links in emails lead to. */
export const mailed = {
  signup: {
    title: 'Confirm your email',
    lead: (email: string) => `This confirms ${email} and signs you in.`,
    action: 'Confirm email',
  },
  magiclink: {
    title: 'Sign in to Touchline',
    lead: (email: string) => `You sign in as ${email}.`,
    action: 'Sign in',
  },
  recovery: {
    title: 'Set a new password',
    lead: (email: string) => `You sign in as ${email}, then choose a new password.`,
    action: 'Continue',
  },
  email_change: {
    title: 'Change your email',
    lead: (email: string) =>
      `Your account changes to ${email} once both addresses, the old and the new one, have agreed.`,
    action: 'Agree to the change',
  },
  contested: {
    lead: 'There is more than one sign-up with this address. Enter your password to confirm yours.',
    password: 'Password',
    tooShort: (length: number) => `Use at least ${length} characters.`,
    tooCommon: 'This password is easy to guess. Choose another one.',
  },
  notYou: 'Not you? Close this page. Nothing has happened yet.',
  gone: {
    title: 'This link no longer works',
    lead: 'A link works once, for a limited time. Ask for a new one, or use the newest email we sent you.',
    newPassword: 'Set a new password',
    signIn: 'Go to sign in',
  },
  notMe: {
    title: 'Remove the authenticator app?',
    lead: 'If you did not add it, remove it here. This also signs out every device and revokes your API tokens.',
    action: 'Remove app',
    done: {
      title: 'The app is removed',
      lead: 'Every device is signed out. Choose a new password now.',
    },
    gone: 'The app has been removed already, or the link is too old. Choose a new password to be safe.',
  },
}
