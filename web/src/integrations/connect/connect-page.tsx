import type {
  AuthorizationQuery,
  AuthorizationRequest,
} from '@touchline/contract/integrations/shapes/authorization'
import { useSearchParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { useAuthorization } from './api.ts'
import { ConsentForm } from './consent-form.tsx'
import { requestIn } from './request.ts'

/** The consent page that apps send people to. */
export default function ConnectPage() {
  const [search] = useSearchParams()
  const { connect: text } = useText('integrations')
  const request = requestIn(search)
  const asked = useAuthorization(request)
  return (
    <PageMain width="form">
      <PageTitle title={text.pageTitle} />
      {asked.isPending && <SkeletonPage title={text.pageTitle} label={text.loading} />}
      {asked.isError && <Failed error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && <Asked request={request} question={asked.data} />}
    </PageMain>
  )
}

interface AskedProps {
  readonly request: AuthorizationRequest
  readonly question: AuthorizationQuery
}

function Asked({ request, question }: AskedProps) {
  const { connect: text } = useText('integrations')
  const { errors } = useText('wire')
  const { user } = useSession()
  const { app, cancelUrl } = question
  const back = <ButtonLink to={cancelUrl}>{text.cancel(app.name)}</ButtonLink>
  if (question.kind === 'wrong')
    return (
      <ErrorState heading="h1" title={text.wrong(app.name)} action={back}>
        {text.wrongHint}
      </ErrorState>
    )
  if (question.refusal !== null)
    return (
      <ErrorState heading="h1" title={text.wrong(app.name)} action={back}>
        {question.refusal === 'minor' ? text.minor : errors.address_needed}
      </ErrorState>
    )
  return (
    <>
      <PageHeader
        title={text.title(app.name)}
        subtitle={app.host === null ? text.here : text.at(app.host)}
      />
      <ConsentForm
        email={user?.email ?? null}
        request={request}
        question={question}
        onConnected={(redirectUrl) => location.assign(redirectUrl)}
      />
    </>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { connect: text } = useText('integrations')
  const wire = useText('wire')
  const code = codeOf(error)
  if (code === 'not_found' || code === 'invalid_input')
    return (
      <ErrorState heading="h1" title={text.unknown}>
        {text.unknownHint}
      </ErrorState>
    )
  return (
    <ErrorState
      heading="h1"
      title={text.failed}
      action={<Button onClick={onRetry}>{wire.tryAgain}</Button>}
    >
      {wire.errors[code]}
    </ErrorState>
  )
}
