import { useLocation, useParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'

import { type FormAddress, useForm, useKeptForm } from './api.ts'
import { ClosedForm } from './form/closed-form.tsx'
import { OpenForm } from './form/open-form.tsx'

/** The form of a collection: for everyone with its link, or people of the club. */
export default function CollectPage() {
  const { key = '' } = useParams()
  const { hash } = useLocation()
  const { state, user } = useSession()
  const text = useText('payer')
  const address = { key, invitation: hash.length > 16 ? hash.slice(1) : undefined }
  return (
    <PageMain width="form">
      <meta name="robots" content="noindex" />
      {state === 'loading' ? (
        <Waiting title={text.loading} />
      ) : (
        <AskedForm key={`${key} ${user?.id}`} address={address} owner={user?.id} />
      )}
    </PageMain>
  )
}

interface AskedFormProps {
  readonly address: FormAddress
  readonly owner: string | undefined
}

function AskedForm({ address, owner }: AskedFormProps) {
  const text = useText('payer')
  const asked = useForm(address, owner)
  const kept = useKeptForm(address.key, owner)
  if (asked.data === undefined)
    return asked.isError ? (
      <ClosedForm error={asked.error} onRetry={() => void asked.refetch()} />
    ) : (
      <Waiting title={text.loading} />
    )
  if (kept.isPending) return <Waiting title={text.loading} />
  return <OpenForm address={address} owner={owner} form={asked.data} kept={kept.data ?? null} />
}

function Waiting({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <SkeletonPage title={title} label={title} />
    </>
  )
}
