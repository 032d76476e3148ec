import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { PageTitle } from '#web/app/page-title.tsx'
import type { Closure } from '#web/platform/client/closure.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Button } from '#web/ui/button.tsx'

import { useReopening } from './use-reopening.ts'

/**
 * Lies above everything, dialogs included, while the site is closed. The page below stays as it is:
 * unsaved input is still there when the site reopens.
 */
export function MaintenanceScreen({ closure }: { closure: Closure }) {
  const text = useText('maintenance')
  const format = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  useReopening()
  useEffect(() => dialog.current?.showModal(), [])

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="maintenance-title"
      onCancel={(event) => event.preventDefault()}
      className="on-pitch fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-pitch text-chalk"
    >
      <PageTitle title={text.title} />
      <div
        aria-hidden
        className="absolute inset-y-0 left-[12%] w-[3px] bg-chalk/90 sm:left-[22%]"
      />
      <div className="relative grid min-h-full max-w-prose content-center py-20 pr-6 pl-[20%] wrap-anywhere sm:ml-[22%] sm:pl-16">
        <h1 id="maintenance-title" className="text-xl">
          {text.title}
        </h1>
        <p className="mt-3">{text.lead}</p>
        {closure.message !== '' && (
          <p className="mt-4 border-l-3 border-signal pl-4 whitespace-pre-line">
            {closure.message}
          </p>
        )}
        {closure.until !== undefined && (
          <p className="mt-4">{text.until(format.moment(closure.until, localTimeZone()))}</p>
        )}
        <p className="mt-4 text-chalk-muted">{text.safe}</p>
        <Button
          variant="primary"
          className="mt-8 justify-self-start"
          onClick={() => globalThis.location.reload()}
        >
          {text.tryAgain}
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}
