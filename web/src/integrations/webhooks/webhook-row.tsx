import type { Webhook } from '@touchline/contract/integrations/shapes/webhooks'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { DeliveryLog } from './delivery-log.tsx'
import { WebhookMenu } from './webhook-menu.tsx'

interface WebhookRowProps {
  readonly webhook: Webhook
  readonly teamId: string
  readonly onEdit: () => void
  readonly onSecret: (secret: string) => void
}

export function WebhookRow({ webhook, teamId, onEdit, onSecret }: WebhookRowProps) {
  const text = useText('webhooks')
  const [isLogShown, showLog] = useState(false)
  const { url } = webhook
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-surface border border-line p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="font-medium wrap-anywhere">{url}</p>
          <p className="text-s text-muted">
            {webhook.events.map((event) => text.events[event]).join(' · ')}
          </p>
        </div>
        <WebhookMenu
          webhook={webhook}
          teamId={teamId}
          onEdit={onEdit}
          onSecret={onSecret}
          onRemove={() => showLog(false)}
        />
      </div>
      <WebhookState webhook={webhook} />
      <Button
        size="s"
        className="justify-self-start"
        aria-expanded={isLogShown}
        aria-label={isLogShown ? undefined : text.logOf(url)}
        onClick={() => showLog(!isLogShown)}
      >
        {isLogShown ? text.hideLog : text.log}
      </Button>
      {isLogShown && <DeliveryLog webhook={webhook} teamId={teamId} />}
    </li>
  )
}

function WebhookState({
  webhook: { isOn, stopped, failingSince, ...webhook },
}: {
  webhook: Webhook
}) {
  const text = useText('webhooks')
  const format = useFormat()
  const { timeZone } = useTeam().team
  const moment = (at: string) => format.moment(at, timeZone)
  return (
    <div className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-s">
      <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? text.on : text.off}</Badge>
      {stopped === 'failing' && <span>{text.stoppedFailing}</span>}
      {stopped === 'gone' && <span>{text.stoppedGone}</span>}
      {isOn && failingSince !== null && <span>{text.failing(moment(failingSince))}</span>}
      {webhook.oldSecretUntil !== null && (
        <span>{text.bothSecrets(moment(webhook.oldSecretUntil))}</span>
      )}
    </div>
  )
}
