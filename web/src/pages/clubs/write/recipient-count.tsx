import type { ClubAudiencePreview } from '@touchline/contract/messages/shapes/club'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface ReachProps {
  readonly reach: {
    readonly data: ClubAudiencePreview | null | undefined
    readonly isError: boolean
  }
  /** The chosen filter matches no one. */
  readonly isEmpty: boolean
  readonly isAsked: boolean
}

/** Says before sending how many people get it, in which capacity, and who can't be reached. */
export function RecipientCount({ reach: { data, isError }, isEmpty, isAsked }: ReachProps) {
  const text = useText('clubMessage')
  const { nobody } = useText('clubPeople')
  if (isEmpty) return <Banner tone="warning">{nobody}</Banner>
  if (!isAsked) return null
  if (isError) return <Banner tone="warning">{text.countFailed}</Banner>
  if (data === undefined || data === null) return <Skeleton className="h-16" />
  return (
    <Banner>
      <p role="status" className="font-semibold">
        <Sum preview={data} />
      </p>
      <p className="text-s">{text.replies}</p>
      <Missing names={data.missing} />
    </Banner>
  )
}

/** "Goes to 214 people: 120 parents, 80 players, 14 coaches". */
function Sum({ preview: { people, guardians, staff } }: { preview: ClubAudiencePreview }) {
  const text = useText('clubMessage')
  const colon = useColon()
  const players = people - guardians - staff
  const parts = [
    ...(guardians > 0 ? [text.guardians(guardians)] : []),
    ...(players > 0 ? [text.players(players)] : []),
    ...(staff > 0 ? [text.staff(staff)] : []),
  ]
  return (
    <>
      {text.reach(people)}
      {parts.length > 0 && `${colon} ${parts.join(', ')}`}
    </>
  )
}

/** Their names, on request. */
function Missing({ names }: { names: readonly string[] }) {
  const text = useText('clubMessage')
  const { list } = useFormat()
  if (names.length === 0) return null
  return (
    <details className="text-s wrap-anywhere">
      <summary className="py-1 underline">{text.missing(names.length)}</summary>
      {list(names)}
    </details>
  )
}
