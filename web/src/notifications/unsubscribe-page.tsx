import { isLetterKind } from '@touchline/domain/accounts/letter-kinds'
import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf, isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { useChooseByLetterLink, useLetterLink } from './api.ts'

/** Behind the link at the end of a letter: stops its kind with a press, and takes that back. */
export default function UnsubscribePage() {
  const { token = '' } = useParams()
  const text = useText('letters').page
  const opened = useLetterLink(token)
  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      {opened.isPending && <SkeletonPage title={text.title} label={text.loading} />}
      {opened.isError && <Broken error={opened.error} onRetry={() => void opened.refetch()} />}
      {opened.data && <Choice token={token} choice={opened.data} />}
    </PageMain>
  )
}

interface ChoiceProps {
  readonly token: string
  readonly choice: NonNullable<ReturnType<typeof useLetterLink>['data']>
}

function Choice({ token, choice: { kind, isWanted } }: ChoiceProps) {
  const { kinds, page: text } = useText('letters')
  const { errors } = useText('wire')
  const change = useChooseByLetterLink(token)
  const name = kinds[kind]
  return (
    <>
      <PageHeader title={text.title} />
      <div className="grid gap-5">
        <p role="status" className="text-l">
          {isWanted ? text.wanted(name) : text.stopped(name)}
        </p>
        {isLetterKind(kind) && <p className="text-muted">{text.stillInApp}</p>}
        {change.isError && <Banner tone="danger">{errors[codeOf(change.error)]}</Banner>}
        <Button
          variant={isWanted ? 'primary' : 'secondary'}
          wide
          busy={change.isPending}
          busyLabel={text.saving}
          onClick={() => change.mutate(!isWanted)}
        >
          {isWanted ? text.stop : text.resume}
        </Button>
      </div>
    </>
  )
}

function Broken({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText('letters').page
  const { errors, tryAgain } = useText('wire')
  const code = codeOf(error)
  if (!isNotFound(error))
    return (
      <ErrorState
        heading="h1"
        title={errors[code]}
        action={<Button onClick={onRetry}>{tryAgain}</Button>}
      />
    )
  return (
    <ErrorState
      heading="h1"
      title={text.broken}
      action={
        <ButtonLink to={`${paths.profile}?view=preferences`}>{text.toPreferences}</ButtonLink>
      }
    >
      {text.brokenText}
    </ErrorState>
  )
}
