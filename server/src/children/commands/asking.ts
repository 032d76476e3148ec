import type { Actor } from '@touchline/domain/teams/actor'

/** Who is asking, and when. */
export interface Asking {
  readonly actor: Actor
  readonly now: Date
  /** By a token of theirs: such a look is written down, whoever's it is. */
  readonly isByProgram?: boolean
}
