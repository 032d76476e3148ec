import type { AudiencePreview } from '@touchline/contract/messages/shapes/conversation'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export interface PreviewOfProps {
  readonly preview: {
    readonly data: AudiencePreview | null | undefined
    readonly isError: boolean
  }
}

/**
 * Shows before sending how many people are reached and notified, and which parents are included.
 */
export function PreviewOf({ preview: { data, isError } }: PreviewOfProps) {
  const { preview: text } = useText('starting')
  const { list } = useFormat()
  if (data === undefined || data === null)
    return isError ? <Banner tone="warning">{text.failed}</Banner> : <Skeleton className="h-16" />
  const { people, disturbed, guardians, insteadOf, missing, refusal } = data
  if (refusal !== null) return <Banner tone="warning">{text.refusal[refusal]}</Banner>
  return (
    <Banner>
      <p className="font-semibold">
        {text.reach(people)}, {text.disturb(disturbed)}.
      </p>
      <div className="text-s wrap-anywhere">
        {guardians > 0 && guardians < people && <p>{text.guardians(guardians)}</p>}
        {insteadOf.length > 0 && <p>{text.insteadOf(list(insteadOf))}</p>}
        {missing.length > 0 && <p>{text.missing(list(missing))}</p>}
      </div>
    </Banner>
  )
}
