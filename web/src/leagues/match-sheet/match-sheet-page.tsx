import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf, isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { useSheetCard } from '../api/match-sheets.ts'
import { MatchToConfirm } from './match-to-confirm.tsx'

/** The opponent's page: confirms the match or proposes changes. */
export default function MatchSheetPage() {
  const { token = '' } = useParams()
  const { page: text } = useText('matchSheet')
  const opened = useSheetCard(token)
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <meta name="robots" content="noindex" />
      {opened.isPending && <SkeletonPage title={text.title} label={text.loading} />}
      {opened.isError && <Closed error={opened.error} onRetry={() => void opened.refetch()} />}
      {opened.data && <MatchToConfirm token={token} card={opened.data} />}
    </PageMain>
  )
}

interface ClosedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** The link has ended, is invalid, or couldn't be checked. */
function Closed({ error, onRetry }: ClosedProps) {
  const { page: text } = useText('matchSheet')
  const { errors, tryAgain } = useText('wire')
  const code = codeOf(error)
  if (code === 'expired')
    return (
      <ErrorState heading="h1" title={text.expired}>
        {text.expiredText}
      </ErrorState>
    )
  if (isNotFound(error))
    return (
      <ErrorState heading="h1" title={text.broken}>
        {text.brokenText}
      </ErrorState>
    )
  return (
    <ErrorState
      heading="h1"
      title={errors[code]}
      action={<Button onClick={onRetry}>{tryAgain}</Button>}
    />
  )
}
