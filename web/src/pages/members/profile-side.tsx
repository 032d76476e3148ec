import type { MemberPage } from '@touchline/contract/members/shapes'

import { PhotoField } from '#web/children/consents/photo-field.tsx'
import { ProfilePanel } from '#web/members/profile-panel.tsx'
import { YoungHelp } from '#web/members/young-help.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { besideTabs } from './identity-tab.tsx'
import { ReportPerson } from './report-person.tsx'

/** The left side of a profile; above the tabs on a phone. */
export function ProfileSide({ page }: { page: MemberPage }) {
  const { member } = page
  const isWide = useIsWide(besideTabs)
  const { memberId, childIds } = useActor()
  const isTheirs = memberId === member.id || childIds.includes(member.id)
  return (
    <div className="grid content-start gap-5">
      <ProfilePanel member={member} />
      {isWide && <PhotoField page={page} />}
      {isTheirs ? <YoungHelp dateOfBirth={member.dateOfBirth} /> : <ReportPerson member={member} />}
    </div>
  )
}
