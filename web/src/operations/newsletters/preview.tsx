import type {
  NewsletterDraft,
  NewsletterText,
} from '@touchline/contract/operations/shapes/newsletters'

import { useText } from '#web/platform/language/language.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { LoadingFailed } from '../loading-failed.tsx'
import { usePreview } from './api.ts'
import { LetterPreview } from './letter-preview.tsx'

interface PreviewProps {
  readonly kind: NewsletterDraft['kind']
  readonly text: NewsletterText
}

/** The email as HTML and as plain text. */
export function Preview({ kind, text }: PreviewProps) {
  const { newsletters: words } = useText('operations').admin
  const { data, isError, refetch } = usePreview({ kind, text })
  if (isError) return <LoadingFailed onRetry={() => void refetch()} />
  if (data == null) return <Skeleton className="h-80 w-full" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LetterPreview title={words.previewTitle} html={data.html} />
      <details>
        <summary className="min-h-6 cursor-pointer text-s font-medium text-accent-ink">
          {words.plainPart}
        </summary>
        <pre className="mt-2 text-s wrap-anywhere whitespace-pre-wrap">{data.plain}</pre>
      </details>
    </div>
  )
}
