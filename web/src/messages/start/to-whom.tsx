import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { Choice } from './choice.ts'
import { PreviewOf, type PreviewOfProps } from './preview-of.tsx'

interface ToWhomProps extends PreviewOfProps {
  readonly choice: Choice
  readonly onChange: () => void
}

/** Preset recipients on one line, with a button to choose others. */
export function RecipientLine({ choice, preview, onChange }: ToWhomProps) {
  const text = useText('starting')
  const { bubble } = useText('messages')
  const { kind = 'people', memberIds, guardianIds } = choice
  const names = {
    team: text.whole,
    players: text.players,
    guardians: text.guardians,
    staff: text.staff,
    event: text.event,
    sender: text.sender,
    people: text.size(memberIds.length + guardianIds.length),
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium">{text.to(names[kind])}</p>
        <Button size="s" variant="quiet" onClick={onChange}>
          {bubble.change}
        </Button>
      </div>
      <PreviewOf preview={preview} />
    </div>
  )
}
