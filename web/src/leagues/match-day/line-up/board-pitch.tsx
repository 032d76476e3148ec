import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import type { Ref } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import type { Selection } from './line-up-sheet.tsx'
import { playerAt } from './moves.ts'
import { Pitch, PitchSpot } from './pitch.tsx'
import type { Place } from './places.ts'
import { EmptyShirt, Shirt } from './shirt.tsx'
import type { CarriedPlayer } from './use-carry.ts'

interface BoardPitchProps {
  readonly match: ShownMatch
  readonly lineUp: LineUpDraft
  readonly places: readonly Place[]
  readonly postNames: readonly string[]
  readonly carried: CarriedPlayer | undefined
  readonly onAsk: (asked: Selection) => void
  readonly ref: Ref<HTMLUListElement>
}

/** The pitch with a button for each place. */
export function BoardPitch({ ref, places, carried, ...shared }: BoardPitchProps) {
  const text = useText('matchDay').lineUp
  const filled = shared.lineUp.players.filter(({ place }) => place !== null).length
  return (
    <div>
      <Pitch ref={ref} label={text.pitch} sport={shared.match.day.sport}>
        {places.map((place) => (
          <PitchSpot key={place.number} {...place} isInFront={carried?.over === place.number}>
            <PlaceButton {...shared} place={place} isBelow={carried?.over === place.number} />
          </PitchSpot>
        ))}
      </Pitch>
      <p className="figures mt-2 text-s text-muted">{text.count(filled, places.length)}</p>
      <p className="no-print text-s text-muted">{text.pitchHint}</p>
    </div>
  )
}

interface PlaceButtonProps extends Omit<BoardPitchProps, 'places' | 'carried' | 'ref'> {
  readonly place: Place
  /** Something is dragged over it. */
  readonly isBelow: boolean
}

function PlaceButton({ match, lineUp, postNames, place, isBelow, onAsk }: PlaceButtonProps) {
  const text = useText('matchDay')
  const player = playerAt(lineUp, place.number)
  const post = postNames[place.number] ?? ''
  const person = player && match.people.get(player.memberId)
  const look = cx(
    'grid min-h-12 w-full min-w-12 grid-cols-1 justify-items-center rounded-control p-0.5 touch-manipulation hover:bg-chalk/10',
    isBelow && 'bg-chalk/20 ring-3 ring-signal',
  )
  if (player === undefined)
    return (
      <button
        type="button"
        className={look}
        aria-label={text.lineUp.place(post, text.lineUp.empty)}
        onClick={() => onAsk({ kind: 'place', place: place.number })}
      >
        <EmptyShirt />
      </button>
    )
  return (
    <button
      key={player.memberId}
      type="button"
      data-drag={player.memberId}
      className={cx(look, 'cursor-grab')}
      onClick={() => onAsk({ kind: 'person', memberId: player.memberId })}
    >
      <span className="sr-only">
        {[
          text.lineUp.place(post, fullNameOf(person)),
          ...(lineUp.captain === player.memberId ? [text.lineUp.captain] : []),
          text.answers[person?.answer ?? 'silent'],
        ].join(', ')}
      </span>
      <span aria-hidden className="w-full">
        <Shirt
          person={person}
          shirtNumber={player.shirtNumber}
          isCaptain={lineUp.captain === player.memberId}
          ground="pitch"
          showsAnswer
        />
      </span>
    </button>
  )
}
