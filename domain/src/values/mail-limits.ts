/** A number of letters in a time. */
export interface MailLimit {
  readonly max: number
  readonly seconds: number
}

const day = 86_400

/** How many letters with words of its own an account may send in a day, whatever teams it has. */
export const mailsPerAccount: MailLimit = { max: 600, seconds: day }

/** The same for a team or club whose name is known: a large club asks everyone for the season's fees. */
export const mailsPerKnownAccount: MailLimit = { max: 6000, seconds: day }

/** How many of them an address gets in a day: from one account, and from everyone. */
export const mailsToAddressFromOne: MailLimit = { max: 10, seconds: day }
export const mailsToAddress: MailLimit = { max: 20, seconds: day }
