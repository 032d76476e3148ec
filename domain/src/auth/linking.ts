/** The facts about an account that decide whether a provider's identity joins it. */
export interface LinkableAccount {
  readonly id: string
  readonly email: string | null
  /** The owner has confirmed its email address or phone number. */
  readonly isConfirmed: boolean
  readonly isBanned: boolean
}

/** The address the provider names, and whether it has verified it. */
export interface ClaimedAddress {
  readonly email: string | undefined
  readonly isVerified: boolean
}

export interface LinkingFacts {
  readonly claimed: ClaimedAddress
  /** The account that has this identity already. */
  readonly holder: LinkableAccount | undefined
  /** Accounts with the address: first as their own, then verified through another identity. */
  readonly owners: readonly LinkableAccount[]
  readonly isSignupOpen: boolean
  /** Addresses count without confirmation. */
  readonly confirmsByItself: boolean
}

export type LinkingRefusal = 'no_address' | 'banned' | 'signup_disabled' | 'ambiguous'

/** The result of an arrival from a provider. */
export type Linking =
  | { readonly kind: 'sign_in'; readonly userId: string }
  /** Joins the identity to an account; an unconfirmed account is emptied first. */
  | {
      readonly kind: 'link'
      readonly userId: string
      readonly keeps: 'everything' | 'nothing'
    }
  /**
   * An account awaiting confirmation: everything but this identity is removed, then it is
   * confirmed.
   */
  | { readonly kind: 'confirm'; readonly userId: string; readonly email: string }
  /**
   * Sign-in waits until the address is confirmed; it gets an email if no other account has it.
   */
  | { readonly kind: 'ask'; readonly userId: string; readonly email: string | undefined }
  | {
      readonly kind: 'create'
      readonly email: string | undefined
      readonly isConfirmed: boolean
    }
  | { readonly kind: 'refuse'; readonly why: LinkingRefusal }

/** Only a provider-verified address joins accounts: anything else would let strangers in. */
export function decideLinking(facts: LinkingFacts): Linking {
  const { claimed, holder } = facts
  if (claimed.email === undefined) return { kind: 'refuse', why: 'no_address' }
  if (holder === undefined) return arriving(facts, claimed.email)
  if (holder.isBanned) return { kind: 'refuse', why: 'banned' }
  if (holder.isConfirmed) return { kind: 'sign_in', userId: holder.id }
  return returning(facts, holder, claimed.email)
}

function arriving(facts: LinkingFacts, email: string): Linking {
  const { claimed, owners, isSignupOpen, confirmsByItself } = facts
  const isTaken = owners.length > 0
  if (claimed.isVerified && isTaken) return joining(owners, email)
  if (!isSignupOpen) return { kind: 'refuse', why: 'signup_disabled' }
  return {
    kind: 'create',
    email: isTaken ? undefined : email,
    isConfirmed: claimed.isVerified || (confirmsByItself && !isTaken),
  }
}

function joining(owners: readonly LinkableAccount[], email: string): Linking {
  const owner = owners.find((account) => account.email === email) ?? owners[0]
  if (owner === undefined || (owner.email !== email && owners.length > 1))
    return { kind: 'refuse', why: 'ambiguous' }
  if (owner.isBanned) return { kind: 'refuse', why: 'banned' }
  return { kind: 'link', userId: owner.id, keeps: owner.isConfirmed ? 'everything' : 'nothing' }
}

/** The identity is known but its account was never confirmed. */
function returning(facts: LinkingFacts, holder: LinkableAccount, email: string): Linking {
  const { claimed, confirmsByItself } = facts
  if (claimed.isVerified) {
    const others = facts.owners.filter(({ id }) => id !== holder.id)
    return others.length > 0
      ? joining(others, email)
      : { kind: 'confirm', userId: holder.id, email }
  }
  if (confirmsByItself && holder.email !== null)
    return { kind: 'confirm', userId: holder.id, email: holder.email }
  return { kind: 'ask', userId: holder.id, email: holder.email ?? undefined }
}

export interface AddingFacts {
  readonly claimed: ClaimedAddress
  readonly holder: LinkableAccount | undefined
  readonly owners: readonly LinkableAccount[]
  /** The signed-in account that adds the identity. */
  readonly account: LinkableAccount
}

export type Adding =
  /** `email`: the account had none and takes the provider's. */
  | { readonly kind: 'add'; readonly email: string | undefined }
  | {
      readonly kind: 'refuse'
      readonly why:
        | 'no_address'
        | 'already_yours'
        | 'of_somebody_else'
        | 'address_taken'
        | 'unverified'
    }

/** A signed-in person adds a way to sign in. */
export function decideAdding({ claimed, holder, owners, account }: AddingFacts): Adding {
  if (claimed.email === undefined) return { kind: 'refuse', why: 'no_address' }
  if (holder !== undefined)
    return { kind: 'refuse', why: holder.id === account.id ? 'already_yours' : 'of_somebody_else' }
  if (account.email !== null) return { kind: 'add', email: undefined }
  if (!claimed.isVerified)
    return account.isConfirmed
      ? { kind: 'add', email: undefined }
      : { kind: 'refuse', why: 'unverified' }
  return owners.some(({ id }) => id !== account.id)
    ? { kind: 'refuse', why: 'address_taken' }
    : { kind: 'add', email: claimed.email }
}
