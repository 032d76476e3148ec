import type { Delivery, Webhook } from '@touchline/contract/integrations/shapes/webhooks'
import { isWebhookEvent } from '@touchline/domain/integrations/webhook-events'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useDeliveries, useSendDelivery } from './api.ts'

interface OfWebhook {
  readonly webhook: Webhook
  readonly teamId: string
}

/** Messages sent to a webhook, with their results. */
export function DeliveryLog({ webhook, teamId }: OfWebhook) {
  const text = useText('webhooks')
  const log = useDeliveries(teamId, webhook.id)
  if (log.data === undefined)
    return log.isError ? (
      <LoadFailure title={text.loadFailed} query={log} />
    ) : (
      <SkeletonRows label={text.log} count={3} />
    )
  const deliveries = log.data.pages.flatMap((page) => page.deliveries)
  if (deliveries.length === 0) return <p className="text-muted">{text.noLog}</p>
  return (
    <>
      <ol className="divide-y divide-line border-t border-line">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} webhook={webhook} teamId={teamId} />
        ))}
      </ol>
      {log.hasNextPage && (
        <Button
          size="s"
          className="justify-self-start"
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {text.older}
        </Button>
      )}
    </>
  )
}

function DeliveryRow({ delivery, webhook, teamId }: OfWebhook & { readonly delivery: Delivery }) {
  const text = useText('webhooks')
  const { errors } = useText('wire')
  const toast = useToast()
  const format = useFormat()
  const { timeZone } = useTeam().team
  const again = useSendDelivery(teamId, webhook.id)
  const { event, madeAt } = delivery
  const what = isWebhookEvent(event) ? text.events[event] : text.testEvent
  const at = format.moment(madeAt, timeZone)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium">{what}</p>
        <Outcome delivery={delivery} timeZone={timeZone} />
        <details className="mt-1 text-s">
          <summary className="min-h-6 cursor-pointer text-muted touch:py-2">{text.words}</summary>
          <code className="block wrap-anywhere">{delivery.body}</code>
        </details>
      </div>
      {delivery.state !== 'waiting' && (
        <Button
          size="s"
          aria-label={text.againOf(what, at)}
          refusal={webhook.isOn ? undefined : text.problems.switched_off('')}
          busy={again.isPending}
          onClick={() =>
            again.mutate(delivery.id, {
              onSuccess: () => toast({ title: text.queued }),
              onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
            })
          }
        >
          {text.again}
        </Button>
      )}
    </li>
  )
}

function Outcome({ delivery, timeZone }: { delivery: Delivery; timeZone: string }) {
  const text = useText('webhooks')
  const format = useFormat()
  const { state, problem, status, tries, nextAt } = delivery
  const parts = [
    format.moment(delivery.madeAt, timeZone),
    text.states[state],
    problem === null ? '' : text.problems[problem](String(status ?? '')),
    tries > 1 ? text.tries(tries) : '',
    state === 'waiting' && tries > 0 && nextAt !== null
      ? text.nextTry(format.moment(nextAt, timeZone))
      : '',
  ]
  return (
    <p className="figures text-s text-muted">{parts.filter((part) => part !== '').join(' · ')}</p>
  )
}
