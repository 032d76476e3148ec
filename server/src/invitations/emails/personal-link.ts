interface Linked {
  readonly origin: string
  readonly teamId: string
  readonly token: string
}

/** The one-time link for one person in an invitation's emails. */
export function personalLink({ origin, teamId, token }: Linked): string {
  return `${origin}/welcome?team=${teamId}&invitation=${encodeURIComponent(token)}`
}
