import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { isFileGone, pageErrorEvent } from '#web/platform/offline/build.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

import { NotFoundScreen } from './not-found.tsx'
import { PageTitle } from './page-title.tsx'

/** A page that threw: says what is safe to say and shows an error id. */
export function FailurePage({ error }: { error: unknown }) {
  const text = useText('site').failure
  const wire = useText('wire')
  const [id] = useState(() => crypto.randomUUID().slice(0, 8))

  useEffect(() => {
    globalThis.dispatchEvent(new Event(pageErrorEvent))
    console.error(`page failure ${id}`, error)
  }, [error, id])

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  if (isFileGone(error)) return <PartMissing />
  return (
    <main id="content" className="mx-auto w-full max-w-prose px-4 py-16">
      <PageTitle title={text.title} />
      <ErrorState
        title={text.title}
        action={<Button onClick={() => location.reload()}>{text.reload}</Button>}
      >
        <p>{text.description}</p>
        <p className="figures mt-2">{wire.errorId(id)}</p>
      </ErrorState>
    </main>
  )
}

/** Offline it can't be loaded; online, the server has a newer version of the site. */
function PartMissing() {
  const { failure, outdated, unreachable } = useText('site')
  const words = navigator.onLine ? outdated : unreachable
  return (
    <main id="content" className="mx-auto w-full max-w-prose px-4 py-16">
      <PageTitle title={words.title} />
      <ErrorState
        title={words.title}
        action={<Button onClick={() => location.reload()}>{failure.reload}</Button>}
      >
        <p>{words.description}</p>
      </ErrorState>
    </main>
  )
}
