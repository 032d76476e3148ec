import { useText } from '#web/platform/language/language.tsx'
import { useAwake } from '#web/ui/use-awake.ts'

import type { Tell } from '../api/live.ts'
import { lastMarkOf } from '../match-clock.ts'
import type { ShownMatch } from '../use-match.ts'
import { ClockButtons } from './clock-buttons.tsx'
import { OtherButtons, ScoreButtons } from './tap-buttons.tsx'
import { UndoButton } from './undo-button.tsx'
import type { Tapping } from './use-tapping.ts'

interface EntryPadProps {
  readonly match: ShownMatch
  readonly tell: Tell
  readonly onTap: Tapping['tap']
}

/** Everything one wet thumb needs while a match is on: the clock, what counts for either side, and the rest. */
export function EntryPad({ match, tell, onTap }: EntryPadProps) {
  const text = useText('matchDay').live
  const { live } = match
  useAwake(lastMarkOf(live.marks)?.kind === 'start')
  return (
    <section aria-label={text.entry} className="grid grid-cols-1 gap-4">
      <ClockButtons match={match} tell={tell} />
      <ScoreButtons match={match} onTap={onTap} />
      <OtherButtons match={match} onTap={onTap} />
      <UndoButton match={match} tell={tell} />
      <p className="text-s text-muted">{text.offlineHint}</p>
    </section>
  )
}
