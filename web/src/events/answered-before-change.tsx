import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

interface BeforeChangeProps {
  readonly busy: boolean
  readonly onConfirm: () => void
}

/** "You answered before the change", with a button that confirms the answer. */
export function AnsweredBeforeChange({ busy, onConfirm }: BeforeChangeProps) {
  const text = useText('events').answer
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-3 py-2">
      <p className="min-w-0 text-s">{text.youAnsweredBefore}</p>
      <Button size="s" busy={busy} busyLabel={text.confirming} onClick={onConfirm}>
        {text.confirm}
      </Button>
    </div>
  )
}
