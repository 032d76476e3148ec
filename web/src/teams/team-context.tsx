import type { TeamPage } from '@touchline/contract/teams/shapes'
import type { Actor } from '@touchline/domain/teams/actor'
import { createContext, type ReactNode, use } from 'react'

const TeamContext = createContext<TeamPage | undefined>(undefined)

/** The layout of a team's pages loads the team; the pages inside have it. */
export function TeamProvider({ page, children }: { page: TeamPage; children: ReactNode }) {
  return <TeamContext value={page}>{children}</TeamContext>
}

/** The team of the address with my rights, checklist and entitlement. */
export function useTeam(): TeamPage {
  const page = use(TeamContext)
  if (!page) throw new Error('A team page was used outside the layout of a team')
  return page
}

/** Who I am in this team: what the permission functions ask for. */
export function useActor(): Actor {
  return actorOf(useTeam())
}

/** The same of a team whose page is not open. */
export function actorOf({ actor }: TeamPage): Actor {
  return { ...actor, clubId: actor.clubId, memberId: actor.memberId }
}
