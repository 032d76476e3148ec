import type { Queryable } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'

/** Who somebody is in a team, as far as subscriptions care. */
export interface Asker {
  readonly accountId: string
  readonly teamId: string
  readonly isAdmin: boolean
}

/**
 * What the capability of teams, which comes after this one, answers about people: the app hands it in.
 * A team one is not in is `not_found`.
 */
export interface Teams {
  requireActor(
    db: Queryable,
    key: { readonly account: Pick<SignedIn, 'id' | 'program'>; readonly teamId: string },
  ): Promise<Asker>
  /** Every team somebody is in, cares for a child in, or manages. */
  teamsHeard(db: Queryable, accountId: string): Promise<readonly string[]>
}
