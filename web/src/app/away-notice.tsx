import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'

import { tellAnswered } from '#web/platform/client/availability.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

import { PageMain } from './page-main.tsx'
import { PageTitle } from './page-title.tsx'

const nextTryMs = 3000

/** The server does not answer: what is safe, and a way to try again; it also tries by itself. */
export function AwayNotice({ fillsPage }: { fillsPage: boolean }) {
  const { product, unreachable: text } = useText('home')
  const wire = useText('wire')
  const { busy, tryAgain } = useTryAgain()
  const button = (
    <Button size="s" busy={busy} onClick={tryAgain}>
      {wire.tryAgain}
    </Button>
  )

  if (!fillsPage)
    return (
      <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
        <Banner tone="warning" title={text.title} action={button}>
          {text.description}
        </Banner>
      </div>
    )
  return (
    <PageMain width="prose">
      <PageTitle title={text.title} />
      <h1 className="sr-only">{product}</h1>
      <ErrorState title={text.title} action={button}>
        {text.description}
      </ErrorState>
    </PageMain>
  )
}

/** Asks every few seconds whether the server is back, then reads again what could not be read. */
function useTryAgain() {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)

  const ask = useCallback(async () => {
    if (!(await isReady())) return
    tellAnswered(true)
    await cache.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }, [cache])

  useEffect(() => {
    const timer = setInterval(() => void ask(), nextTryMs)
    return () => clearInterval(timer)
  }, [ask])

  return {
    busy,
    tryAgain: () => {
      setBusy(true)
      void ask().finally(() => setBusy(false))
    },
  }
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz')).ok
  } catch {
    return false
  }
}
