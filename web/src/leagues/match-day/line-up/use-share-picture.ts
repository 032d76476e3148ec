import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { accentOf, neutralAccent } from '@touchline/domain/values/accent'
import { isolated } from '@touchline/domain/values/isolated'
import { useState } from 'react'

import { saveFile } from '#web/members/save-file.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import type { ShownMatch } from '../use-match.ts'
import { playerAt } from './moves.ts'
import type { LineUpPicture } from './picture.ts'
import { placesOf } from './places.ts'
import { sideOf } from './side.ts'

/** Creates a picture of the line-up and shares it, or saves it without a share sheet. */
export function useSharePicture(match: ShownMatch, lineUp: LineUpDraft) {
  const text = useText('matchDay').lineUp
  const format = useFormat()
  const toast = useToast()
  const { team } = useTeam()
  const [isBusy, setBusy] = useState(false)
  const { event, day, names } = match
  const words = {
    teams: [isolated(names.own), isolated(names.opponent)] as const,
    moment: format.moment(event.startsAt, event.timeZone),
    sport: day.sport,
    benchTitle: text.bench,
  }

  async function make() {
    const { pictureOf } = await import('./picture.ts')
    const picture = await pictureOf({
      ...words,
      ...contentOf(match, lineUp),
      ...coloursOf(team.color),
    })
    const file = new File([picture], `${event.startsLocal.slice(0, 10)}.png`, { type: 'image/png' })
    if (navigator.canShare?.({ files: [file] }) === true)
      await navigator.share({ files: [file], title: words.teams.join(' – ') })
    else saveFile(file, file.name)
  }

  return {
    isBusy,
    share: () => {
      setBusy(true)
      make()
        .catch((error: unknown) => {
          // Closing the share sheet is not an error.
          const isLeft = error instanceof DOMException && error.name === 'AbortError'
          if (!isLeft) toast({ title: text.shareFailed, tone: 'error' })
        })
        .finally(() => setBusy(false))
    },
  }
}

function contentOf(
  { day, people }: ShownMatch,
  lineUp: LineUpDraft,
): Pick<LineUpPicture, 'spots' | 'bench'> {
  const nameOf = (memberId: string) => people.get(memberId)?.publicName ?? ''
  const spots = placesOf(sideOf(day), lineUp.formation).flatMap(({ across, along, number }) => {
    const player = playerAt(lineUp, number)
    if (player === undefined) return []
    const { memberId, shirtNumber } = player
    const isCaptain = lineUp.captain === memberId
    const name = nameOf(memberId)
    const [letter = ''] = name
    return [{ across, along, sign: shirtNumber ?? letter.toLocaleUpperCase(), name, isCaptain }]
  })
  const bench = lineUp.players
    .filter(({ place }) => place === null)
    .map(({ memberId, shirtNumber }) =>
      [shirtNumber, isolated(nameOf(memberId))].filter(Boolean).join(' '),
    )
  return { spots, bench }
}

/** The team's own colour, as on its shirts. */
function coloursOf(colour: string): Pick<LineUpPicture, 'accent' | 'onAccent'> {
  const { fill, on } = (accentOf(colour) ?? neutralAccent).light
  return { accent: fill, onAccent: on }
}
