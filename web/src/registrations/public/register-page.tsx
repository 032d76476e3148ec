import { controlAccentOf } from '@touchline/domain/values/accent'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf, isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { usePageAccent } from '#web/ui/accent-scope.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { useRegistrationForm, type PublicForm } from './api.ts'
import { OwnerHead } from './owner-head.tsx'
import { RegisterForm } from './register-form.tsx'

/** The registration form of a club or team, for anyone with its address. */
export default function RegisterPage() {
  const { key = '' } = useParams()
  const text = useText('register')
  const asked = useRegistrationForm(key)
  return (
    <PageMain width="form">
      <meta name="robots" content="noindex" />
      {asked.isPending && (
        <>
          <PageTitle title={text.loading} />
          <SkeletonPage title={text.loading} label={text.loading} />
        </>
      )}
      {asked.isLoadingError && (
        <BrokenLink error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data && <OpenedForm formKey={key} form={asked.data} />}
    </PageMain>
  )
}

interface BrokenLinkProps {
  readonly error: Error
  readonly onRetry: () => void
}

export function BrokenLink({ error, onRetry }: BrokenLinkProps) {
  const text = useText('register')
  const { errors, tryAgain } = useText('wire')
  const isBroken = isNotFound(error)
  return (
    <>
      <PageTitle title={text.broken} />
      <ErrorState
        heading="h1"
        title={isBroken ? text.broken : errors[codeOf(error)]}
        action={isBroken ? undefined : <Button onClick={onRetry}>{tryAgain}</Button>}
      >
        {isBroken && text.brokenText}
      </ErrorState>
    </>
  )
}

interface OpenedFormProps {
  readonly formKey: string
  readonly form: PublicForm
}

function OpenedForm({ formKey, form }: OpenedFormProps) {
  const text = useText('register')
  const { owner, settings, isOpen } = form
  const [sentTo, setSentTo] = useState<string>()
  usePageAccent(useMemo(() => controlAccentOf(owner.color), [owner.color]))
  const title = text.title(owner.name)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle title={title} />
      <OwnerHead owner={owner} title={title}>
        {settings.intro !== '' && sentTo === undefined && (
          <p className="max-w-measure wrap-anywhere whitespace-pre-line">{settings.intro}</p>
        )}
        {isOpen && owner.kind === 'team' && sentTo === undefined && <PlacesLeft form={form} />}
      </OwnerHead>
      {!isOpen && <Banner title={text.closed}>{text.closedText(owner.name)}</Banner>}
      {isOpen && sentTo === undefined && (
        <RegisterForm formKey={formKey} form={form} onSent={setSentTo} />
      )}
      {sentTo !== undefined && (
        <Banner tone="good" title={text.sent}>
          {text.sentText(sentTo)}
        </Banner>
      )}
    </div>
  )
}

/** A club's teams say it where they are chosen. */
function PlacesLeft({ form: { teams } }: { form: PublicForm }) {
  const { people: text } = useText('register')
  const [team] = teams
  if (team?.isFull === true) return <Banner tone="warning">{text.allTaken}</Banner>
  if (typeof team?.placesLeft !== 'number') return null
  return <p className="text-muted">{text.placesLeft(team.placesLeft)}</p>
}
