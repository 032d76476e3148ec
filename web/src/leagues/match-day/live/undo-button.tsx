import { Undo2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { Tell } from '../api/live.ts'
import type { ShownMatch } from '../use-match.ts'
import { lastNoted, undoOf } from './changes.ts'
import { useHappeningWords } from './use-happening-words.ts'

interface UndoButtonProps {
  readonly match: ShownMatch
  readonly tell: Tell
}

/** Takes the last tap back, and says which one that was. */
export function UndoButton({ match, tell }: UndoButtonProps) {
  const text = useText('matchDay').live
  const { inShort } = useHappeningWords(match)
  const undo = undoOf(match.live)
  if (undo === undefined) return null
  const event = undo.kind === 'take_back' ? lastNoted(match.live.events) : undefined
  return (
    <Button wide icon={<Undo2 aria-hidden />} onClick={() => tell(undo)}>
      <span className="truncate">{text.undo(event ? inShort(event) : text.clock)}</span>
    </Button>
  )
}
