import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { useChangePhotoOptOut } from '../api/consents.ts'
import type { MemberKey } from '../api/health.ts'

interface PhotoOptOutProps {
  readonly of: MemberKey
  readonly isOptedOut: boolean
}

/** For admins and the safeguarding person. */
export function PhotoOptOut({ of, isOptedOut }: PhotoOptOutProps) {
  const text = useText('health').pictures
  const complain = useErrorToast()
  const change = useChangePhotoOptOut(of)
  return (
    <div className="rounded-control border border-line p-4">
      <Switch
        label={text.neverTitle}
        description={text.neverText}
        value={isOptedOut}
        disabled={change.isPending}
        onChange={(value) => change.mutate(value, { onError: complain })}
      />
    </div>
  )
}
