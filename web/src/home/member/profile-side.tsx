import type { Member } from '@touchline/contract/members/shapes'

import { PhotoField } from '#web/children/consents/photo-field.tsx'
import { ProfilePanel } from '#web/members/profile-panel.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { besideTabs } from './identity-tab.tsx'

/** The left of a profile; on a phone, what stands above the tabs. */
export function ProfileSide({ member, onGone }: { member: Member; onGone: () => void }) {
  const isWide = useIsWide(besideTabs)
  return (
    <div className="grid content-start gap-5">
      <ProfilePanel member={member} onGone={onGone} />
      {isWide && <PhotoField member={member} />}
    </div>
  )
}
