import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import type { EventPreviewProps } from './event-preview.tsx'

const EventPreview = lazy(async () => ({
  default: (await import('./event-preview.tsx')).EventPreview,
}))

/** Next to the form where there is room. */
export function PreviewPane(props: EventPreviewProps) {
  const { preview } = useText('events').form
  return (
    <aside aria-label={preview} className="hidden lg:block">
      <Suspense>
        <EventPreview {...props} />
      </Suspense>
    </aside>
  )
}
