import { type ReactNode, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'

/** A match history, collapsed until opened. */
export function CollapsibleHistory({ children }: { children: ReactNode }) {
  const text = useText('matchHistory')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="no-print" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center font-medium">{text.title}</summary>
      {isOpen && children}
    </details>
  )
}
