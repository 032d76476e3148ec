/** An account as far as guardianship asks about it. */
export interface AccountAddress {
  readonly email: string
  /** The auth service has seen a click on a mail to this address. */
  readonly emailConfirmed: boolean
}

/**
 * True when the account proves by its confirmed address that it is the guardian staff named: then
 * the guardianship is verified by e-mail. Anybody else needs a staff member who says so.
 */
export function provesGuardian(account: AccountAddress, namedEmail: string | undefined): boolean {
  return (
    account.emailConfirmed && namedEmail !== undefined && isSameAddress(account.email, namedEmail)
  )
}

/** No one is their own guardian: who holds the child's account cannot be vouched for as its parent. */
export function sharesAccount(one: string | null, other: string | null): boolean {
  return one !== null && one === other
}

/** Addresses are compared without case and without blanks around them, and never cleverer. */
function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
