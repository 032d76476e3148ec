import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { wordsOfPrerenderedPages } from '#web/platform/language/starting.ts'

/** Prerendered pages speak English: have their words at hand before React compares. */
await wordsOfPrerenderedPages()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
