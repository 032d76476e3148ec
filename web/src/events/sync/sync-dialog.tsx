import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { FeedSection } from './feed-section.tsx'
import { ImportSection } from './import-section.tsx'
import type { FoundCalendar } from './preview-step.tsx'

interface SyncDialogProps extends SectionsProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Connections with other calendars: my feed, and the calendars a team follows. */
export function SyncDialog({ teamId, mayImport, ...opening }: SyncDialogProps) {
  const { title } = useText('sync')
  return (
    <Dialog {...opening} title={title}>
      <Sections teamId={teamId} mayImport={mayImport} />
    </Dialog>
  )
}

interface SectionsProps {
  readonly teamId: string | undefined
  readonly mayImport: boolean
}

/** Shows only the preview during an import: below the feed it would be off screen on a phone. */
function Sections({ teamId, mayImport }: SectionsProps) {
  const [found, setFound] = useState<FoundCalendar>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {found === undefined && <FeedSection teamId={teamId} />}
      {mayImport && teamId !== undefined && (
        <ImportSection teamId={teamId} found={found} onFound={setFound} />
      )}
    </div>
  )
}
