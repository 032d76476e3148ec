/** What happens to a table in an export, an erasure and the demo. */
export interface TableOfPeople {
  /** Sections of the export (own-data.ts), or why it is in none. */
  readonly exported: readonly string[] | Why
  /** `goes`: by foreign keys with the account or its user. `emptied`: by erase-person.ts. */
  readonly erased: 'goes' | 'emptied' | Why
  /** Whether the demo club has rows in it, or why not. */
  readonly inDemo: true | Why
}

interface Why {
  readonly why: string
}

export const reason = (why: string): Why => ({ why })

export const byAge = reason('deleted within days')
export const own = reason('the demo begins with people nothing has happened to yet')
export const ofTheTeam = reason('the team keeps it; the id of a person who is gone leads nowhere')
