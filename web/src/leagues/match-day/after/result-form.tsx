import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

import type { ShownMatch } from '../use-match.ts'
import { ResultFields } from './result-fields.tsx'
import { useResultEntry } from './use-result-entry.ts'

interface ResultFormProps {
  readonly match: ShownMatch
}

/** Enters the first result on the page itself. */
export function ResultForm({ match }: ResultFormProps) {
  const text = useText('matchDay').after
  const { saving, save } = useText('wire')
  const entry = useResultEntry(match)
  return (
    <form
      className="no-print grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        entry.save()
      }}
    >
      {match.live.events.length > 0 && <p className="text-muted">{text.propose}</p>}
      <ResultFields match={match} entry={entry} />
      <Button type="submit" wide variant="primary" busy={entry.isSaving} busyLabel={saving}>
        {save}
      </Button>
    </form>
  )
}

/** Corrects the result. */
export function ResultDialog({ match, onClose }: ResultFormProps & { onClose: () => void }) {
  const text = useText('matchDay').after
  const { saving, save, cancel } = useText('wire')
  const entry = useResultEntry(match)
  return (
    <Dialog open size="s" title={text.result} onOpenChange={(open) => open || onClose()}>
      <ResultFields match={match} entry={entry} />
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="primary"
          busy={entry.isSaving}
          busyLabel={saving}
          onClick={() => entry.save(onClose)}
        >
          {save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
