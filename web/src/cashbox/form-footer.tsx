import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'

interface FormEndProps {
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly onCancel: () => void
}

/** What was refused, and the buttons. */
export function FormFooter({ problem, isBusy, onCancel }: FormEndProps) {
  const wire = useText('wire')
  return (
    <>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <DialogActions>
        <Button onClick={onCancel}>{wire.cancel}</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={wire.saving}>
          {wire.save}
        </Button>
      </DialogActions>
    </>
  )
}
