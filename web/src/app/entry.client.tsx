import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { wordsOfPrerenderedPages } from '#web/platform/language/starting.ts'

/** Prerendered pages are in English: their texts must be loaded before hydration. */
await wordsOfPrerenderedPages()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
