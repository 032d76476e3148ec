import type { WrittenLineUp } from '@touchline/domain/leagues/match-day/line-up'
import { type RefObject, useRef, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import type { Target } from './moves.ts'
import { PersonChoices } from './person-choices.tsx'
import { PlaceChoices } from './place-choices.tsx'

/** A tap asks who plays at a place, or what to do with a person. */
export type Asked =
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'person'; readonly memberId: string }

interface AskedSheetProps {
  readonly area: RefObject<HTMLElement | null>
  readonly match: ShownMatch
  readonly lineUp: WrittenLineUp
  readonly postNames: readonly string[]
  readonly asked: Asked | undefined
  readonly onAsk: (asked: Asked | undefined) => void
  readonly onPut: (memberId: string, target: Target) => void
  readonly onChange: (lineUp: WrittenLineUp) => void
}

/** What a drag does, for one thumb. */
export function AskedSheet({ area, asked, onAsk, onPut, onChange, ...shared }: AskedSheetProps) {
  const text = useText('matchDay').lineUp
  const [shown, setShown] = useState(asked)
  const moved = useRef<string>(undefined)
  // While it closes it keeps showing what it was about.
  if (asked !== undefined && asked !== shown) setShown(asked)
  if (shown === undefined) return null

  /** The button of whoever was moved is another one afterwards: focus goes with the person. */
  function buttonOfMoved() {
    const memberId = moved.current
    moved.current = undefined
    return memberId && area.current?.querySelector<HTMLElement>(`[data-drag="${memberId}"]`)
  }

  function put(memberId: string, target: Target) {
    moved.current = memberId
    onPut(memberId, target)
    onAsk(undefined)
  }

  const title =
    shown.kind === 'place'
      ? text.choose(shared.postNames[shown.place] ?? '')
      : fullNameOf(shared.match.people.get(shown.memberId))
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => open || onAsk(undefined)}
      title={title}
      size="s"
      focusAfter={() => buttonOfMoved() || undefined}
    >
      {shown.kind === 'place' ? (
        <PlaceChoices {...shared} place={shown.place} onPut={put} />
      ) : (
        <PersonChoices
          {...shared}
          key={shown.memberId}
          memberId={shown.memberId}
          onChange={(lineUp) => {
            moved.current = shown.memberId
            onChange(lineUp)
          }}
          onDone={() => onAsk(undefined)}
        />
      )}
    </Dialog>
  )
}
