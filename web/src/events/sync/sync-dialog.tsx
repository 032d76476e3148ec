import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { FeedSection } from './feed-section.tsx'
import { ImportSection } from './import-section.tsx'

interface SyncDialogProps {
  readonly teamId: string | undefined
  readonly mayImport: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** What connects a calendar with others: my feed, and the calendars a team follows. */
export function SyncDialog({ teamId, mayImport, ...opening }: SyncDialogProps) {
  const { title } = useText('sync')
  return (
    <Dialog {...opening} title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <FeedSection teamId={teamId} />
        {mayImport && teamId !== undefined && <ImportSection teamId={teamId} />}
      </div>
    </Dialog>
  )
}
