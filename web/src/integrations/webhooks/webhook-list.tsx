import type { Webhook } from '@touchline/contract/integrations/shapes/webhooks'
import { maxWebhooks } from '@touchline/domain/integrations/webhooks'
import { Webhook as WebhookIcon } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { WebhookRow } from './webhook-row.tsx'

interface WebhookListProps {
  readonly webhooks: readonly Webhook[]
  readonly teamId: string
  readonly onEdit: (edited: Webhook | undefined) => void
  readonly onSecret: (secret: string) => void
}

export function WebhookList({ webhooks, teamId, onEdit, onSecret }: WebhookListProps) {
  const text = useText('webhooks')
  const add = (
    <Button
      variant={webhooks.length === 0 ? 'primary' : 'secondary'}
      className="justify-self-start"
      refusal={webhooks.length >= maxWebhooks ? text.tooMany : undefined}
      onClick={() => onEdit(undefined)}
    >
      {text.add}
    </Button>
  )
  if (webhooks.length === 0)
    return (
      <EmptyState icon={<WebhookIcon aria-hidden />} title={text.none} action={add}>
        {text.noneHint}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4">
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            teamId={teamId}
            onEdit={() => onEdit(webhook)}
            onSecret={onSecret}
          />
        ))}
      </ul>
      {add}
    </>
  )
}
