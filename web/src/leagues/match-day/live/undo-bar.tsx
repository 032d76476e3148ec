import { Undo2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { ReportChange } from '../api/live.ts'
import type { ShownMatch } from '../use-match.ts'
import { findLastEvent, undoChange } from './changes.ts'
import { useHappeningWords } from './use-happening-words.ts'

interface UndoBarProps {
  readonly match: ShownMatch
  readonly tell: ReportChange
}

/** Undoes the last tap and names it; always visible. */
export function UndoBar({ match, tell }: UndoBarProps) {
  const text = useText('matchDay').live
  const { inShort } = useHappeningWords(match)
  const undo = undoChange(match.live)
  if (undo === undefined) return null
  const event = undo.kind === 'take_back' ? findLastEvent(match.live.events) : undefined
  return (
    <div
      data-ending
      className="no-print sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-ground px-4 py-2 lg:col-span-full"
    >
      <Button wide icon={<Undo2 aria-hidden />} onClick={() => tell(undo)}>
        <span className="truncate">{text.undo(event ? inShort(event) : text.clock)}</span>
      </Button>
    </div>
  )
}
