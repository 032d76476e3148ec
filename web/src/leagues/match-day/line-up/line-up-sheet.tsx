import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { playerAt, type Target } from './moves.ts'
import { PersonChoices } from './person-choices.tsx'
import { PlaceChoices } from './place-choices.tsx'

/** A tap chooses a player for a place, or a place for a player. */
export type Selection =
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'person'; readonly memberId: string }

interface LineUpSheetProps {
  readonly area: RefObject<HTMLElement | null>
  readonly match: ShownMatch
  readonly lineUp: LineUpDraft
  readonly postNames: readonly string[]
  readonly asked: Selection | undefined
  readonly onAsk: (asked: Selection | undefined) => void
  readonly onPut: (memberId: string, target: Target) => void
  readonly onChange: (lineUp: LineUpDraft) => void
}

/** Does what dragging does, for one thumb. */
export function LineUpSheet({ area, asked, onAsk, onPut, onChange, ...shared }: LineUpSheetProps) {
  const text = useText('matchDay').lineUp
  const [shown, setShown] = useState(asked)
  const moved = useRef<string>(undefined)
  useEffect(() => {
    // Without animations the focused button is already gone.
    if (asked === undefined && document.activeElement === document.body)
      buttonOf(area.current, moved.current)?.focus()
  }, [area, asked, shared.lineUp])
  // Keeps its content during the closing animation.
  if (asked !== undefined && asked !== shown) setShown(asked)
  if (shown === undefined) return null

  function close() {
    moved.current = undefined
    onAsk(undefined)
  }

  /** Continues with the next place until all are filled. */
  function put(memberId: string, target: Target) {
    moved.current = memberId
    onPut(memberId, target)
    const next = target.kind === 'place' ? emptyAfter(shared, target.place) : undefined
    onAsk(next === undefined ? undefined : { kind: 'place', place: next })
  }

  const title =
    shown.kind === 'place'
      ? text.choose(shared.postNames[shown.place] ?? '')
      : fullNameOf(shared.match.people.get(shown.memberId))
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => open || close()}
      title={title}
      size="s"
      focusAfter={() => buttonOf(area.current, moved.current)}
    >
      {shown.kind === 'place' ? (
        <>
          <PlaceChoices {...shared} place={shown.place} onPut={put} />
          <DialogActions>
            <Button onClick={() => onAsk(undefined)}>{text.done}</Button>
          </DialogActions>
        </>
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

/** The next free place, starting over at the end. */
function emptyAfter(
  { lineUp, postNames }: Pick<LineUpSheetProps, 'lineUp' | 'postNames'>,
  place: number,
): number | undefined {
  const numbers = postNames.map((_, number) => number)
  return [...numbers.slice(place + 1), ...numbers.slice(0, place)].find(
    (number) => playerAt(lineUp, number) === undefined,
  )
}

/** Moving a player replaces the button, so the focus must follow. */
function buttonOf(area: HTMLElement | null, memberId: string | undefined) {
  if (memberId === undefined) return undefined
  return area?.querySelector<HTMLElement>(`[data-drag="${memberId}"]`) ?? undefined
}
