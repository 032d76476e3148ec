import type { BillShape } from '@touchline/contract/collections/shapes/bill'

import { useIsAway } from '#web/platform/client/availability.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'

/** Props of every form about a bill. */
export interface BillFormProps {
  readonly bill: BillShape
  /** Returns to the bill. */
  readonly onDone: () => void
}

interface FormEndProps {
  readonly label: string
  readonly busy?: boolean | undefined
  /** Why it can't be sent yet. */
  readonly refusal?: string | undefined
  readonly onCancel: () => void
}

/** Back to the bill, or on; money is moved only with a connection. */
export function FormFooter({ label, busy, refusal, onCancel }: FormEndProps) {
  const text = useText('bills')
  const { needsNetwork } = useText('treasurer')
  const offline = useIsAway() ? needsNetwork : undefined
  return (
    <DialogActions>
      {offline !== undefined && <p className="grow self-center text-s text-muted">{offline}</p>}
      <Button onClick={onCancel}>{text.cancel}</Button>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyLabel={text.saving}
        refusal={offline ?? refusal}
      >
        {label}
      </Button>
    </DialogActions>
  )
}
