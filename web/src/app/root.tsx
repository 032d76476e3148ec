import './first.css'
import type { ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration, useRouteError } from 'react-router'

import { askEarly } from '#web/platform/client/early.ts'
import { emptyPageId } from '#web/platform/language/starting.ts'
import { barColours, themeBeforePaint } from '#web/platform/theme/theme.ts'
import { Spinner } from '#web/ui/spinner.tsx'

import { FailurePage } from './failure.tsx'
import { Providers } from './providers.tsx'
import { SiteLayout } from './site-layout.tsx'

const themes = ['light', 'dark'] as const

/**
 * A browser loads its tables of dates at the first asking, 20 to 60 ms on a phone: no one waits for it
 * before there is anything to see or to tap.
 */
const wakeWords = 'Intl.DateTimeFormat()'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {themes.map((theme) => (
          <meta
            key={theme}
            suppressHydrationWarning
            name="theme-color"
            content={barColours[theme]}
            media={`(prefers-color-scheme: ${theme})`}
          />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script dangerouslySetInnerHTML={{ __html: themeBeforePaint }} />
        <script dangerouslySetInnerHTML={{ __html: askEarly }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** With the site around every page in it: a layout of its own would be a request more. */
export default function Root() {
  return (
    <Providers>
      <SiteLayout />
    </Providers>
  )
}

/** What every path without a prerendered page shows until its script is here, in no language yet. */
export function HydrateFallback() {
  return (
    <main id={emptyPageId} className="grid min-h-dvh place-items-center text-l text-muted">
      <script dangerouslySetInnerHTML={{ __html: wakeWords }} />
      <title>Touchline</title>
      {/* In a font of the device: ours would come before the scripts, for words that nobody sees. */}
      <h1 className="sr-only font-[family-name:system-ui]">Touchline</h1>
      <Spinner isPage />
    </main>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Providers>
      <FailurePage error={error} />
    </Providers>
  )
}
