import type { EventPage, MyAnswer } from '@touchline/contract/events/shapes/event'
import { lazy, Suspense } from 'react'

import { useOwnHomes } from '#web/children/homes/use-own-homes.ts'

const HomeLine = lazy(async () => ({
  default: (await import('#web/children/homes/home-line.tsx')).HomeLine,
}))
const HandOverNotes = lazy(async () => ({
  default: (await import('./hand-over-notes.tsx')).HandOverNotes,
}))

interface TwoHomesProps {
  readonly event: EventPage
  readonly mine: MyAnswer
}

/** Where a child with two homes is then, and what its guardians note; few families need the code. */
export function TwoHomes({ event, mine }: TwoHomesProps) {
  const { data: child } = useOwnHomes(mine.memberId)
  return (
    child?.agreed && (
      <Suspense>
        <HomeLine memberId={mine.memberId} event={event} />
        <HandOverNotes event={event} mine={mine} />
      </Suspense>
    )
  )
}
