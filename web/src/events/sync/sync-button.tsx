import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

const load = () => import('./sync-dialog.tsx')
const SyncDialog = lazy(async () => ({ default: (await load()).SyncDialog }))

interface SyncButtonProps {
  /** Undefined for all my teams. */
  readonly teamId?: string
  /** Whether the reader may import: staff of the team. */
  readonly mayImport?: boolean
}

/** Opens the connections with other calendars, loaded on the first press. */
export function SyncButton({ teamId, mayImport = false }: SyncButtonProps) {
  const { sync } = useText('events').calendar
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button
        icon={<RefreshCw aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        {sync}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <SyncDialog teamId={teamId} mayImport={mayImport} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
