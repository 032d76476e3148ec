import { useLocation } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf, isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { loginPlace } from '#web/platform/session/places.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

interface ClosedFormProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** The form isn't for this reader, doesn't exist, or couldn't be loaded. */
export function ClosedForm({ error, onRetry }: ClosedFormProps) {
  const { closedDoors: text } = useText('payer')
  const { errors, tryAgain } = useText('wire')
  const { pathname } = useLocation()
  const code = codeOf(error)
  if (code === 'not_signed_in')
    return (
      <>
        <PageTitle title={text.private} />
        <EmptyState
          heading="h1"
          title={text.private}
          action={
            <ButtonLink variant="primary" to={loginPlace({ path: pathname, search: '' })}>
              {text.signIn}
            </ButtonLink>
          }
        >
          {text.privateText}
        </EmptyState>
      </>
    )
  const isBroken = isNotFound(error)
  const title = isBroken ? text.broken : errors[code]
  return (
    <>
      <PageTitle title={title} />
      <ErrorState
        heading="h1"
        title={title}
        action={isBroken ? undefined : <Button onClick={onRetry}>{tryAgain}</Button>}
      >
        {isBroken && text.brokenForm}
      </ErrorState>
    </>
  )
}
