import type { SitePage } from '@touchline/domain/operations/site-pages'
import type { ReactNode } from 'react'

import { OperatorText } from '#web/operations/operator-text.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useOperatorText } from './use-operator-text.ts'

interface InstallationWordsProps {
  readonly page: SitePage
  readonly heading: 'h2' | 'h3'
  /** What stands there while nothing is written. */
  readonly fallback: ReactNode
}

/** The operator's text on a public page. */
export function InstallationWords({ page, heading, fallback }: InstallationWordsProps) {
  const words = useText('site').operatorWords
  const { text, again } = useOperatorText(page)
  if (text.kind === 'none') return fallback
  if (text.kind === 'loading')
    return (
      <div aria-busy className="mt-4 grid max-w-prose gap-3">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    )
  if (text.kind === 'failed')
    return (
      <div className="mt-4">
        <ErrorState
          title={words.failed}
          heading="h2"
          action={<Button onClick={again}>{words.tryAgain}</Button>}
        />
      </div>
    )
  return <OperatorText words={text.words} language={text.language} heading={heading} />
}
