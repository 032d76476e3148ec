import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

import { LanguageProvider } from '#web/platform/language/language.tsx'
import { SessionProvider } from '#web/platform/session/session-provider.tsx'
import { ToastProvider } from '#web/platform/toast/toast.tsx'

import { SpokenUi } from './spoken-ui.tsx'

/** What every page has around it: language, session and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <LanguageProvider>
        <SpokenUi>
          <SessionProvider>
            <ToastProvider>
              <div id="site" className="flex min-h-dvh flex-col">
                {children}
              </div>
            </ToastProvider>
          </SessionProvider>
        </SpokenUi>
      </LanguageProvider>
    </CSPProvider>
  )
}
