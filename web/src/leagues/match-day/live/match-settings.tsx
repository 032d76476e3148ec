import { Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { ShownMatch } from '../use-match.ts'

/** Loaded when opened, as it is rarely needed. */
const SettingsDialog = lazy(async () => ({
  default: (await import('./settings-dialog.tsx')).SettingsDialog,
}))

/** The scorer and the periods of a match. */
export function MatchSettings({ match }: { match: ShownMatch }) {
  const text = useText('matchDay').live
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="s"
        className="no-print"
        icon={<Settings2 aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text.settings}
      </Button>
      <Suspense>
        {isOpen && <SettingsDialog match={match} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
