import type { MemberPage } from '@touchline/contract/members/shapes'

import { useHasFamily } from '#web/members/use-has-family.ts'
import { useActor } from '#web/teams/team-context.tsx'

import type { ProfileTab } from './profile-tab.ts'
import { profileTabs } from './profile-tabs.tsx'

/** The tabs that the reader may open and that make sense for this person. */
export function useShownTabs(page: MemberPage): readonly ProfileTab[] {
  const actor = useActor()
  const hasFamily = useHasFamily()
  const isOfFamily = page.guardians.length > 0 || hasFamily(page.member)
  return profileTabs.filter(
    (tab) => tab.isShown(actor, page) && (tab.isOfFamilies !== true || isOfFamily),
  )
}
