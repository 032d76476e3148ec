/** A number of emails in a period. */
export interface MailLimit {
  readonly max: number
  readonly seconds: number
}

const day = 86_400

/** Emails with custom text that an account may send in a day, across all its teams. */
export const mailsPerAccount: MailLimit = { max: 600, seconds: day }

/**
 * The same for a team or club with a known name: a large club asks everyone for the season's fees.
 */
export const mailsPerKnownAccount: MailLimit = { max: 6000, seconds: day }

/** Emails that an address may get in a day: from one account, and from everyone. */
export const mailsToAddressFromOne: MailLimit = { max: 10, seconds: day }
export const mailsToAddress: MailLimit = { max: 20, seconds: day }
