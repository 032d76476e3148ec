import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf, isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { usePublicLeague } from './api/settings.ts'
import { PublicView } from './public-view.tsx'

/** The public page of a league, without names of people. */
export default function PublicLeaguePage() {
  const { slug = '' } = useParams()
  const text = useText('leagueSettings').page
  const { loading } = useText('wire')
  const league = usePublicLeague(slug)
  return (
    <PageMain>
      <PageTitle title={league.data?.name ?? text.title} />
      {league.data?.isOpen !== true && <meta name="robots" content="noindex" />}
      {league.isPending && <SkeletonPage title={text.title} label={loading} />}
      {league.isError && <Closed error={league.error} onRetry={() => void league.refetch()} />}
      {league.data && <PublicView league={league.data} />}
    </PageMain>
  )
}

function Closed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText('leagueSettings').page
  const { errors, tryAgain } = useText('wire')
  const code = codeOf(error)
  if (isNotFound(error))
    return (
      <EmptyState heading="h1" title={text.missing}>
        {text.missingText}
      </EmptyState>
    )
  return (
    <ErrorState
      heading="h1"
      title={errors[code]}
      action={<Button onClick={onRetry}>{tryAgain}</Button>}
    />
  )
}
