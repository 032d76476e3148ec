import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'
import { scoreValue } from '@touchline/domain/leagues/match-day/events'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { fullNameOf, type ShownMatch } from '../use-match.ts'
import { isCompleteWithoutPartner, partnerOf } from './partner.ts'
import { PeopleButtons } from './people-buttons.tsx'
import { playersOnPitchNow } from './players-on-pitch.ts'
import { useHappeningWords } from './use-happening-words.ts'

interface WhoSheetProps {
  readonly match: ShownMatch
  readonly asked: MatchHappening | undefined
  readonly onNote: (happening: MatchHappening) => void
  readonly onClose: () => void
}

/**
 * One tap for the player and one for the assist or substitute. A goal counts without the second.
 */
export function PlayerSheet({ match, asked, onNote, onClose }: WhoSheetProps) {
  const { minuteIn, what } = useHappeningWords(match)
  const [shown, setShown] = useState<MatchHappening>()
  const [first, setFirst] = useState<Member>()
  // Keeps its content during the closing animation.
  if (asked !== undefined && asked !== shown) {
    setShown(asked)
    setFirst(undefined)
  }
  if (shown === undefined) return null

  function close(about: MatchHappening) {
    if (first !== undefined && isCompleteWithoutPartner(about)) onNote({ ...about, ...first })
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

type Member = Pick<MatchHappening, 'member'>

interface QuestionsProps extends Pick<WhoSheetProps, 'match' | 'onNote'> {
  readonly about: MatchHappening
  readonly first: Member | undefined
  readonly onFirst: (first: Member) => void
}

function Questions({ match, about, first, onFirst, onNote }: QuestionsProps) {
  const text = useText('matchDay').live
  const partner = partnerOf(about)
  const there = playersOnPitchNow(match.day.lineUp, match.live.events)
  const [unsure, setUnsure] = useState<string>()
  const choose = (member: string | null) =>
    partner === undefined || (partner === 'assist' && member === null)
      ? onNote({ ...about, member })
      : onFirst({ member })

  if (unsure !== undefined && first === undefined)
    return (
      <NotOnPitch
        name={nameIn(match, unsure)}
        onNote={() => choose(unsure)}
        onBack={() => setUnsure(undefined)}
      />
    )
  if (partner === undefined || first === undefined)
    return (
      <PeopleButtons
        match={match}
        question={partner === 'comesOn' ? text.goesOff : text.who}
        there={there}
        without={null}
        noneLabel={text.unknown}
        onChoose={(member) => {
          const isAway = member !== null && there.size > 0 && !there.has(member)
          if (isAway && scoreValue(about.kind) > 0) setUnsure(member)
          else choose(member)
        }}
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

interface NotOnPitchProps {
  readonly name: string
  readonly onNote: () => void
  readonly onBack: () => void
}

/** A goal by a player on the bench: a mistake, or a substitution that wasn't entered. */
function NotOnPitch({ name, onNote, onBack }: NotOnPitchProps) {
  const text = useText('matchDay').live
  return (
    <div role="group" aria-label={text.isNotOnPitch(name)} className="grid gap-3">
      <p className="font-medium">{text.isNotOnPitch(name)}</p>
      <Button wide className="min-h-14" onClick={onBack}>
        {text.chooseOther}
      </Button>
      <Button wide className="min-h-14" onClick={onNote}>
        {text.noteAnyway}
      </Button>
    </div>
  )
}

function nameIn({ people }: ShownMatch, memberId: string): string {
  const person = people.get(memberId)
  return person === undefined ? '' : fullNameOf(person)
}

/** Players of the line-up (or everyone without one) who aren't on the pitch. */
function restOf({ day }: ShownMatch, there: ReadonlySet<string>): ReadonlySet<string> {
  const squad = (day.lineUp?.players ?? day.people).map(({ memberId }) => memberId)
  return new Set(squad.filter((memberId) => !there.has(memberId)))
}
