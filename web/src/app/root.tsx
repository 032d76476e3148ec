import './first.css'
import type { ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration, useRouteError } from 'react-router'

import { earlyRequestScript } from '#web/platform/client/early-requests.ts'
import { emptyPageId } from '#web/platform/language/starting.ts'
import { barColours, themeBeforePaint } from '#web/platform/theme/theme.ts'
import { Spinner } from '#web/ui/spinner.tsx'

import { FailurePage } from './failure.tsx'
import { Providers } from './providers.tsx'
import { SiteLayout } from './site-layout.tsx'

const themes = ['light', 'dark'] as const

/**
 * Browsers load date formats on first use, which takes 20 to 60 ms on a phone: this does so before
 * anyone waits.
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
        <script dangerouslySetInnerHTML={{ __html: earlyRequestScript }} />
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

/** Includes the site around every page: a separate layout would cost another request. */
export default function Root() {
  return (
    <Providers>
      <SiteLayout />
    </Providers>
  )
}

/** Shown on paths without a prerendered page until the script is loaded, in no language yet. */
export function HydrateFallback() {
  return (
    <main id={emptyPageId} className="grid min-h-dvh place-items-center text-l text-muted">
      <script dangerouslySetInnerHTML={{ __html: wakeWords }} />
      <title>Touchline</title>
      {/* In a system font: ours would load before the scripts for text that no one sees. */}
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
