import { useComplaint } from '#web/members/use-complaint.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { useChangeNeverShown, useNeverShown } from '../api/consents.ts'
import type { MemberKey } from '../api/health.ts'

/** For admins and the safeguarding person: each sees what they have a right to know. */
export function NeverShown({ of }: { of: MemberKey }) {
  const text = useText('health').pictures
  const complain = useComplaint()
  const known = useNeverShown(of)
  const change = useChangeNeverShown(of)
  if (!known.data) return null
  return (
    <div className="rounded-control border border-line p-4">
      <Switch
        label={text.neverTitle}
        description={text.neverText}
        value={known.data.isNeverShown}
        disabled={change.isPending}
        onChange={(isNeverShown) => change.mutate(isNeverShown, { onError: complain })}
      />
    </div>
  )
}
