import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WebhookEvent } from '@touchline/domain/integrations/webhook-events'

import { client } from '#web/platform/client/client.ts'

export function useWebhooks(teamId: string) {
  return useQuery({
    queryKey: ['integrations', teamId, 'webhooks'],
    queryFn: () => client.integrations.webhooks({ teamId }),
    select: ({ webhooks }) => webhooks,
  })
}

export interface WebhookDraft {
  readonly url: string
  readonly events: readonly WebhookEvent[]
}

/** Adds one if there is no id, and returns its secret. */
export function useSaveWebhook(teamId: string, webhookId: string | undefined) {
  return useChange(teamId, async ({ url, events }: WebhookDraft) => {
    const fields = { teamId, url, events: [...events] }
    if (webhookId === undefined) return (await client.integrations.addWebhook(fields)).secret
    await client.integrations.changeWebhook({ ...fields, webhookId })
    return undefined
  })
}

export function useSwitchWebhook(teamId: string, webhookId: string) {
  return useChange(teamId, (isOn: boolean) =>
    client.integrations.changeWebhook({ teamId, webhookId, isOn }),
  )
}

export function useRenewSecret(teamId: string, webhookId: string) {
  return useChange(
    teamId,
    async () => (await client.integrations.renewWebhookSecret({ teamId, webhookId })).secret,
  )
}

export function useRemoveWebhook(teamId: string, webhookId: string) {
  return useChange(teamId, () => client.integrations.removeWebhook({ teamId, webhookId }))
}

/** Sends a delivery again; without its id, a test. */
export function useSendDelivery(teamId: string, webhookId: string) {
  return useChange(teamId, (deliveryId?: string) =>
    client.integrations.sendDelivery({
      teamId,
      webhookId,
      ...(deliveryId !== undefined && { deliveryId }),
    }),
  )
}

/** Deliveries, newest first. */
export function useDeliveries(teamId: string, webhookId: string) {
  return useInfiniteQuery({
    queryKey: ['integrations', teamId, 'deliveries', webhookId],
    queryFn: ({ pageParam }) =>
      client.integrations.deliveries({
        teamId,
        webhookId,
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

function useChange<Input, Output>(teamId: string, act: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    gcTime: 0,
    onSettled: () => cache.invalidateQueries({ queryKey: ['integrations', teamId] }),
  })
}
