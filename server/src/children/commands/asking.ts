import type { Actor } from '@touchline/domain/teams/actor'

/** Who is asking, and when. */
export interface Asking {
  readonly actor: Actor
  readonly now: Date
}
