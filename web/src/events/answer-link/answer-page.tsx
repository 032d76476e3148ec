import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf, namesNothing } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { useAnswerLink } from '../api/answer-link.ts'
import { AskedEvent } from './asked-event.tsx'
import { LinkAnswer } from './link-answer.tsx'

/** Behind the answer link of a letter: the event, whose answer it is, and three buttons. */
export default function AnswerPage() {
  const { token = '' } = useParams()
  const text = useText('answerLink')
  const opened = useAnswerLink(token)

  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      {opened.isPending && <SkeletonPage title={text.title} label={text.loading} />}
      {opened.isError && <Closed error={opened.error} onRetry={() => void opened.refetch()} />}
      {opened.data && (
        <div className="grid gap-6">
          <AskedEvent card={opened.data} />
          <LinkAnswer token={token} card={opened.data} />
          {opened.data.refusal === null && <p className="text-s text-muted">{text.onlyYours}</p>}
        </div>
      )}
    </PageMain>
  )
}

interface ClosedProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** The event has begun or is gone, the link is none of ours, or we could not ask. */
function Closed({ error, onRetry }: ClosedProps) {
  const text = useText('answerLink')
  const { errors, tryAgain } = useText('wire')
  const code = codeOf(error)
  if (code === 'expired')
    return (
      <ErrorState heading="h1" title={text.expired}>
        {text.expiredText}
      </ErrorState>
    )
  if (code === 'revoked')
    return (
      <ErrorState heading="h1" title={text.removed}>
        {text.removedText}
      </ErrorState>
    )
  if (namesNothing(error))
    return (
      <ErrorState
        heading="h1"
        title={text.broken}
        action={<ButtonLink to={paths.login}>{text.signIn}</ButtonLink>}
      >
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
