interface Linked {
  readonly origin: string
  readonly teamId: string
  readonly token: string
  /** Accounts are made by another service: the letter leads to the page that signs in there. */
  readonly isElsewhere: boolean
}

/** Where the letters of one invitation lead: for one person, once. */
export function personalLink({ origin, teamId, token, isElsewhere }: Linked): string {
  const secret = encodeURIComponent(token)
  return isElsewhere
    ? `${origin}/team/${teamId}/join?invitation=${secret}`
    : `${origin}/welcome?team=${teamId}&invitation=${secret}`
}
