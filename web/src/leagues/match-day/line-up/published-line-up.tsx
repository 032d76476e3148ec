import type { LineUp } from '@touchline/contract/leagues/shapes/match-day/line-up'

import { useText } from '#web/platform/language/language.tsx'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { playerAt } from './moves.ts'
import { Pitch, PitchSpot } from './pitch.tsx'
import { placesOf } from './places.ts'
import { postNamesOf } from './post-names.ts'
import { Shirt } from './shirt.tsx'
import { sideOf } from './side.ts'

interface PublishedLineUpProps {
  readonly match: ShownMatch
  readonly lineUp: LineUp
}

/** The read-only line-up. */
export function PublishedLineUp({ match, lineUp }: PublishedLineUpProps) {
  const text = useText('matchDay')
  const places = placesOf(sideOf(match.day), lineUp.formation)
  const postNames = postNamesOf(places, text)
  const bench = lineUp.players.filter(({ place }) => place === null)
  // With everyone on the bench the pitch is left out.
  const isPlaced = bench.length < lineUp.players.length
  const captain = lineUp.captain === null ? undefined : match.people.get(lineUp.captain)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:flex lg:flex-wrap lg:*:grow lg:*:basis-60 lg:*:first:max-w-104 lg:*:first:grow-99">
      {isPlaced && (
        <Pitch label={text.lineUp.pitch} sport={match.day.sport}>
          {places.map((place) => {
            const player = playerAt(lineUp, place.number)
            if (player === undefined) return null
            const person = match.people.get(player.memberId)
            return (
              <PitchSpot key={place.number} {...place}>
                <span className="sr-only">
                  {text.lineUp.place(postNames[place.number] ?? '', fullNameOf(person))}
                </span>
                <span aria-hidden className="w-full">
                  <Shirt
                    person={person}
                    shirtNumber={player.shirtNumber}
                    isCaptain={lineUp.captain === player.memberId}
                    ground="pitch"
                    showsAnswer={false}
                  />
                </span>
              </PitchSpot>
            )
          })}
        </Pitch>
      )}
      <div className="grid gap-4">
        {captain && (
          <p>
            <span className="text-muted">{text.lineUp.captainIs}</span> {fullNameOf(captain)}
          </p>
        )}
        {bench.length > 0 && (
          <section>
            <h2 className="mb-1 text-m font-semibold">{text.lineUp.bench}</h2>
            <ul className="grid gap-1">
              {bench.map(({ memberId, shirtNumber }) => (
                <li key={memberId} className="flex gap-2 wrap-anywhere">
                  <span className="figures w-8 shrink-0 text-right text-muted">
                    {shirtNumber ?? '–'}
                  </span>
                  {fullNameOf(match.people.get(memberId))}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
