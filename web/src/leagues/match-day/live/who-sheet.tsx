import type { Happening } from '@touchline/contract/leagues/shapes/match-day/live'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import type { ShownMatch } from '../use-match.ts'
import { isWholeWithoutPartner, partnerOf } from './partner.ts'
import { PeopleButtons } from './people-buttons.tsx'
import { useHappeningWords } from './use-happening-words.ts'
import { onPitchNow } from './who-plays.ts'

interface WhoSheetProps {
  readonly match: ShownMatch
  readonly asked: Happening | undefined
  readonly onNote: (happening: Happening) => void
  readonly onClose: () => void
}

/** One tap for who it was, one more for who helped: then it is noted. A goal counts without the second, too. */
export function WhoSheet({ match, asked, onNote, onClose }: WhoSheetProps) {
  const { minuteIn, what } = useHappeningWords(match)
  const [shown, setShown] = useState<Happening>()
  const [first, setFirst] = useState<Member>()
  // While it closes it keeps showing what it was about.
  if (asked !== undefined && asked !== shown) {
    setShown(asked)
    setFirst(undefined)
  }
  if (shown === undefined) return null

  function close(about: Happening) {
    if (first !== undefined && isWholeWithoutPartner(about)) onNote({ ...about, ...first })
    else onClose()
  }

  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => open || close(shown)}
      title={[minuteIn(shown), what(shown)].filter(Boolean).join(' ')}
    >
      <Questions match={match} about={shown} first={first} onFirst={setFirst} onNote={onNote} />
    </Dialog>
  )
}

type Member = Pick<Happening, 'member'>

interface QuestionsProps extends Pick<WhoSheetProps, 'match' | 'onNote'> {
  readonly about: Happening
  readonly first: Member | undefined
  readonly onFirst: (first: Member) => void
}

function Questions({ match, about, first, onFirst, onNote }: QuestionsProps) {
  const text = useText('matchDay').live
  const partner = partnerOf(about)
  const there = onPitchNow(match.day.lineUp, match.live.events)
  if (partner === undefined || first === undefined)
    return (
      <PeopleButtons
        match={match}
        question={partner === 'comesOn' ? text.goesOff : text.who}
        there={there}
        without={null}
        noneLabel={text.unknown}
        onChoose={(member) =>
          partner === undefined || (partner === 'assist' && member === null)
            ? onNote({ ...about, member })
            : onFirst({ member })
        }
      />
    )
  return (
    <PeopleButtons
      match={match}
      question={text[partner]}
      there={partner === 'comesOn' ? restOf(match, there) : there}
      without={first.member}
      noneLabel={partner === 'assist' ? text.nobody : text.unknown}
      onChoose={(member) => onNote({ ...about, ...first, partner: member })}
    />
  )
}

/** Those of the line-up, or of everybody, who are not on the pitch. */
function restOf({ day }: ShownMatch, there: ReadonlySet<string>): ReadonlySet<string> {
  const squad = (day.lineUp?.players ?? day.people).map(({ memberId }) => memberId)
  return new Set(squad.filter((memberId) => !there.has(memberId)))
}
