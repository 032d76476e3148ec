import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useWasOpened } from '#web/ui/use-was-opened.ts'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { BoardPitch } from './board-pitch.tsx'
import { DraggedPlayer } from './dragged-player.tsx'
import type { Selection } from './line-up-sheet.tsx'
import { addPlayer, movePlayer, type Target } from './moves.ts'
import { placeNear, placesOf } from './places.ts'
import { postNamesOf } from './post-names.ts'
import { sideOf } from './side.ts'
import { SquadLists } from './squad-lists.tsx'
import { type CarriedPlayer, dragInWords, type DragStep, useKeyboardDrag } from './use-carry.ts'
import { type Point, useDrag } from './use-drag.ts'

const LineUpSheet = lazy(async () => ({
  default: (await import('./line-up-sheet.tsx')).LineUpSheet,
}))

interface BoardProps {
  readonly match: ShownMatch
  readonly lineUp: LineUpDraft
  readonly onChange: (lineUp: LineUpDraft) => void
}

/** Edits a line-up by dragging, by keyboard, or by tapping places and people. */
export function LineUpBoard({ match, lineUp, onChange }: BoardProps) {
  const text = useText('matchDay')
  const area = useRef<HTMLDivElement>(null)
  const pitch = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<Selection>()
  const [said, setSaid] = useState('')
  const places = placesOf(sideOf(match.day), lineUp.formation)
  const postNames = postNamesOf(places, text)

  function put(memberId: string, target: Target) {
    const shirtNumber = match.people.get(memberId)?.jerseyNumber ?? null
    onChange(movePlayer(lineUp, { memberId, shirtNumber }, target))
  }

  function drop(memberId: string, at: Point) {
    const near = pitch.current && placeNear(places, spotIn(pitch.current, at))
    const target = near ? ({ kind: 'place', place: near.number } as const) : listAt(at)
    if (target) put(memberId, target)
  }

  function say(step: DragStep, { memberId, over }: CarriedPlayer) {
    const name = fullNameOf(match.people.get(memberId))
    setSaid(dragInWords(step, text.lineUp, { name, post: postNames[over] ?? '' }))
  }

  const { dragged, handlers } = useDrag(area, drop)
  const carry = useKeyboardDrag({
    area,
    places,
    lineUp,
    onPut: (memberId, place) => put(memberId, { kind: 'place', place }),
    onStep: say,
  })
  const shared = { match, lineUp, postNames, onAsk: setAsked }
  return (
    <div
      ref={area}
      role="group"
      aria-label={text.lineUp.pitch}
      {...handlers}
      {...carry.handlers}
      className="grid grid-cols-1 items-start gap-6 select-none [-webkit-touch-callout:none] lg:flex lg:flex-wrap lg:*:grow lg:*:basis-60 lg:*:first:max-w-104 lg:*:first:grow-99"
    >
      <BoardPitch ref={pitch} {...shared} places={places} carried={carry.carried} />
      <SquadLists {...shared} onAdd={(person) => onChange(addPlayer(lineUp, person, places))} />
      {dragged && (
        <DraggedPlayer match={match} lineUp={lineUp} memberId={dragged.id} at={dragged.at} />
      )}
      <SheetWhenAsked {...shared} area={area} asked={asked} onPut={put} onChange={onChange} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** Loaded with the first tap. */
function SheetWhenAsked(props: ComponentProps<typeof LineUpSheet>) {
  const isMade = useWasOpened(props.asked !== undefined)
  return <Suspense>{isMade && <LineUpSheet {...props} />}</Suspense>
}

/** Converts screen coordinates to the pitch. */
function spotIn(pitch: HTMLElement, { x, y }: Point) {
  const { left, bottom, width, height } = pitch.getBoundingClientRect()
  return { across: (x - left) / width, along: (bottom - y) / height }
}

/** The bench or the list of others at a point. */
function listAt({ x, y }: Point): Target | undefined {
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')
  const kind = list?.dataset['drop']
  return kind === 'bench' || kind === 'out' ? { kind } : undefined
}
