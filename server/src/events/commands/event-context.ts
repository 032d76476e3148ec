import type { ActorContext } from '@touchline/domain/teams/actor'

/** Who acts on an event of their team, and when. */
export interface EventContext extends ActorContext {
  readonly eventId: string
}
