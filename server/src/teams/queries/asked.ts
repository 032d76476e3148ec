import { requireActor } from './actor.ts'
import { teamsHeard } from './heard.ts'

/** What capabilities before this one ask of teams; they are handed it where the parts are put together. */
export const teamsAsked = { requireActor, teamsHeard }
