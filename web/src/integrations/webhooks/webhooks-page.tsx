import type { Webhook } from '@touchline/contract/integrations/shapes/webhooks'
import { may } from '@touchline/domain/teams/permissions'
import { useState } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { NewSecret } from '../new-secret.tsx'
import { useWebhooks } from './api.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookList } from './webhook-list.tsx'

type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'form'; readonly edited: Webhook | undefined }
  | { readonly kind: 'secret'; readonly secret: string }

/** The webhooks of a team. */
export default function WebhooksPage() {
  const text = useText('webhooks')
  const { title: settings } = useText('teams').settings
  const { team } = useTeam()
  const isAllowed = may(useActor(), 'webhooks.edit')
  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <PageHeader
        title={text.title}
        crumbs={[
          { label: team.name, to: paths.team(team.id) },
          { label: settings, to: paths.teamSettings(team.id) },
          { label: text.title },
        ]}
      />
      <div className="grid max-w-3xl gap-6">
        <p className="max-w-measure text-muted">{text.about}</p>
        {isAllowed ? <Webhooks teamId={team.id} /> : <p>{text.onlyAdmins}</p>}
      </div>
    </>
  )
}

function Webhooks({ teamId }: { teamId: string }) {
  const text = useText('webhooks')
  const list = useWebhooks(teamId)
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const back = () => setStep({ kind: 'list' })
  const show = (secret: string | undefined) =>
    setStep(secret === undefined ? { kind: 'list' } : { kind: 'secret', secret })

  if (step.kind === 'secret')
    return (
      <section className="grid gap-4">
        <h2 className="text-l">{text.secretTitle}</h2>
        <NewSecret
          label={text.secret}
          secret={step.secret}
          once={text.shownOnce}
          care={text.keepSecret}
          kept={text.kept}
          onKept={back}
        />
      </section>
    )
  if (step.kind === 'form')
    return <WebhookForm teamId={teamId} edited={step.edited} onSaved={show} onCancel={back} />
  if (list.data === undefined)
    return list.isError ? (
      <LoadFailure title={text.loadFailed} query={list} />
    ) : (
      <SkeletonRows label={text.title} count={2} />
    )
  return (
    <WebhookList
      webhooks={list.data}
      teamId={teamId}
      onEdit={(edited) => setStep({ kind: 'form', edited })}
      onSecret={show}
    />
  )
}
