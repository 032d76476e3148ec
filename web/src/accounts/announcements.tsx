import type { Me } from '@touchline/contract/accounts/shapes'
import { useState } from 'react'

import { readStored, writeStored } from '#web/platform/browser-storage.ts'
import { Banner } from '#web/ui/banner.tsx'

const key = 'touchline.dismissed'
/** Older ones have expired. */
const maxDismissed = 20

/** The operator's announcements, until they expire or are dismissed in this browser. */
export function Announcements({ shown }: { shown: Me['announcements'] }) {
  const [dismissed, setDismissed] = useState(() => (readStored(key) ?? '').split(' '))
  const open = shown.filter(({ id }) => !dismissed.includes(id))

  function dismiss(id: string): void {
    const next = [...dismissed, id].slice(-maxDismissed)
    setDismissed(next)
    writeStored(key, next.join(' '))
  }
  if (open.length === 0) return null
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-2 px-4 pt-3 sm:px-6">
      {open.map(({ id, kind, text }) => (
        <Banner
          key={id}
          tone={kind === 'maintenance' ? 'warning' : 'info'}
          onDismiss={() => dismiss(id)}
        >
          <p className="whitespace-pre-line">{text}</p>
        </Banner>
      ))}
    </div>
  )
}
