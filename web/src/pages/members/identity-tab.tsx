import type { MemberPage } from '@touchline/contract/members/shapes'

import { PhotoField } from '#web/children/consents/photo-field.tsx'
import { IdentityFields } from '#web/members/identity-fields.tsx'
import type { MemberForm } from '#web/members/use-member-form.ts'
import { useIsWide } from '#web/ui/use-is-wide.ts'

/** From this width (Tailwind's md) the photo is to the left of the tabs. */
export const besideTabs = 48

/** On a phone the photo is part of the first tab, so that all tabs start on screen. */
export function IdentityTab({ page, form }: { page: MemberPage; form: MemberForm }) {
  const isWide = useIsWide(besideTabs)
  return (
    <div className="grid gap-5">
      {!isWide && <PhotoField page={page} />}
      <IdentityFields member={form} />
    </div>
  )
}
