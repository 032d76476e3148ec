import type { TeamPage } from '@touchline/contract/teams/shapes'
import type { Actor } from '@touchline/domain/teams/actor'
import { createContext, type ReactNode, use } from 'react'

const TeamContext = createContext<TeamPage | undefined>(undefined)

/** The team pages' layout loads the team and provides it to the pages inside. */
export function TeamProvider({ page, children }: { page: TeamPage; children: ReactNode }) {
  return <TeamContext value={page}>{children}</TeamContext>
}

/** The current team with the reader's rights, checklist and entitlement. */
export function useTeam(): TeamPage {
  const page = use(TeamContext)
  if (!page) throw new Error('A team page was used outside the layout of a team')
  return page
}

/** The reader's actor in this team, for the permission functions. */
export function useActor(): Actor {
  return actorOf(useTeam())
}

/** The actor from a team page that isn't open. */
export function actorOf({ actor }: TeamPage): Actor {
  return { ...actor, clubId: actor.clubId, memberId: actor.memberId }
}
