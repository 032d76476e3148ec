/** An account, as far as guardianship needs it. */
export interface AccountAddress {
  readonly email: string
  /** The auth service has verified this address by a link or code. */
  readonly emailConfirmed: boolean
}

/**
 * True if the account's verified address is the one staff entered: the guardianship is then
 * verified by email. Otherwise a staff member has to verify it.
 */
export function isVerifiedByEmail(
  account: AccountAddress,
  namedEmail: string | undefined,
): boolean {
  return (
    account.emailConfirmed && namedEmail !== undefined && isSameAddress(account.email, namedEmail)
  )
}

/** A child's own account can't be its guardian. */
export function sharesAccount(one: string | null, other: string | null): boolean {
  return one !== null && one === other
}

/** Only case and surrounding blanks are ignored; other variants may be different mailboxes. */
function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
