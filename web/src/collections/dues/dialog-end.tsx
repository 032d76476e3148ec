import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

interface DialogEndProps {
  readonly label: string
  readonly busy?: boolean | undefined
  readonly onCancel: () => void
}

/** The buttons of a form in a dialog. */
export function DialogEnd({ label, busy, onCancel }: DialogEndProps) {
  const { cancel } = useText('wire')
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onCancel}>{cancel}</Button>
      <Button type="submit" variant="primary" busy={busy}>
        {label}
      </Button>
    </div>
  )
}
