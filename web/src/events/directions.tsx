import { Navigation } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'

/** Directions from the reader's location, in a new tab. */
export function Directions({ to }: { to: string }) {
  const { directions } = useText('running')
  return (
    <a
      href={`https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`}
      target="_blank"
      rel="noreferrer"
      className="no-print -my-2 flex min-h-11 items-center gap-1.5 text-link underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      <Navigation className="size-4" aria-hidden />
      {directions}
    </a>
  )
}
