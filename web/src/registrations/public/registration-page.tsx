import { useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { useAnswerRegistration, useOwnRegistration, type OwnRegistration } from './api.ts'
import { FamilyAnswers } from './family-answers.tsx'
import { OwnerHead } from './owner-head.tsx'
import { BrokenLink } from './register-page.tsx'
import { RegisteredPeople } from './registered-people.tsx'

/** Where the letters to a family lead: confirm, see how it stands, take a place, withdraw. */
export default function RegistrationPage() {
  const { token = '' } = useParams()
  const { own: text } = useText('register')
  const asked = useOwnRegistration(token)
  return (
    <PageMain width="form">
      <meta name="robots" content="noindex" />
      <PageTitle title={text.title} />
      {asked.isPending && <SkeletonPage title={text.title} label={text.loading} />}
      {asked.isLoadingError && (
        <BrokenLink error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data && <Opened token={token} own={asked.data} />}
    </PageMain>
  )
}

interface OpenedProps {
  readonly token: string
  readonly own: OwnRegistration
}

function Opened({ token, own }: OpenedProps) {
  const { own: text } = useText('register')
  const answer = useAnswerRegistration(token)
  const reason = useReason(answer.error)
  const { people, isConfirmed } = own
  return (
    <div className="grid grid-cols-1 gap-6">
      <OwnerHead owner={own.owner} title={text.title}>
        <p className="wrap-anywhere text-muted">{own.owner.name}</p>
      </OwnerHead>
      {isConfirmed && answer.variables === 'confirm' && (
        <Banner tone="good">{text.thanks(own.owner.name)}</Banner>
      )}
      {isConfirmed ? <RegisteredPeople people={people} /> : <Names own={own} />}
      {answer.error && <Banner tone="danger">{reason ?? text.failed}</Banner>}
      <FamilyAnswers own={own} isBusy={answer.isPending} onAnswer={answer.mutate} />
    </div>
  )
}

function Names({ own }: { own: OwnRegistration }) {
  const { own: text } = useText('register')
  const { list } = useFormat()
  return <p>{text.confirmText(list(own.people.map(({ firstName }) => firstName)))}</p>
}
