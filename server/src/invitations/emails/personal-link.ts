interface Linked {
  readonly origin: string
  readonly teamId: string
  readonly token: string
}

/** Where the letters of one invitation lead: for one person, once. */
export function personalLink({ origin, teamId, token }: Linked): string {
  return `${origin}/welcome?team=${teamId}&invitation=${encodeURIComponent(token)}`
}
