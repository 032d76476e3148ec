import { CloudOff } from 'lucide-react'
import { useState } from 'react'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { isReachable } from '#web/platform/client/availability.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useIsForgetful } from '#web/platform/offline/device.ts'
import { useUnsentCount } from '#web/platform/offline/waiting.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useHeightVariable } from '#web/ui/use-height-variable.ts'

import { useOldestReadTime } from './use-oldest-read-time.ts'

/** The server cannot be asked: how old what is seen is, what waits, and a way to try again. */
export function OfflineNotice({ fillsPage }: { fillsPage: boolean }) {
  const { product, unreachable } = useText('site')
  const text = useText('offline')
  const wire = useText('wire')
  const age = useOldestReadTime()
  const unsent = useUnsentCount()
  const isForgetful = useIsForgetful()
  const { busy, tryAgain } = useTryAgain()
  const bar = useHeightVariable('--notice')
  const title = navigator.onLine ? unreachable.title : text.title
  const button = (
    <Button size="s" variant={fillsPage ? undefined : 'quiet'} busy={busy} onClick={tryAgain}>
      {wire.tryAgain}
    </Button>
  )

  if (fillsPage)
    return (
      <PageMain width="prose">
        <PageTitle title={title} />
        <h1 className="sr-only">{product}</h1>
        <ErrorState title={title} action={button}>
          {unreachable.description}
        </ErrorState>
      </PageMain>
    )
  return (
    <div ref={bar} className="no-print border-b border-line bg-surface">
      <div className="mx-auto grid w-full max-w-page grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 sm:px-6">
        <CloudOff className="size-5 text-muted" aria-hidden />
        <p className="figures">
          <span className="font-semibold">{title}.</span> {age !== undefined && text.asOf(age)}{' '}
          {unsent > 0 && text.unsent(unsent)}
        </p>
        {button}
        <p className="col-span-full text-s text-muted">
          {isForgetful ? text.forgetful : text.hint}
        </p>
      </div>
    </div>
  )
}

function useTryAgain() {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    tryAgain: () => {
      setBusy(true)
      void isReachable().finally(() => setBusy(false))
    },
  }
}
