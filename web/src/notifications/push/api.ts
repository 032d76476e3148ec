import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PushDevices } from '@touchline/contract/notifications/shapes'

import { client } from '#web/platform/client/client.ts'

import { readSubscription, subscribe, type Subscription, unsubscribe } from './this-browser.ts'

const devicesKey = ['notifications', 'push-devices'] as const
const hereKey = ['notifications', 'this-browser'] as const

/** My browsers that take pushes. */
export function usePushDevices() {
  return useQuery({ queryKey: devicesKey, queryFn: () => client.notifications.pushDevices() })
}

/** How this browser stands; asked of it again when one comes back from its settings. */
export function useThisBrowser(isAble: boolean) {
  return useQuery({
    queryKey: hereKey,
    queryFn: readSubscription,
    enabled: isAble,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** Answers how it went: only the last step is the server's. */
export function useSwitchOn() {
  const keep = useKeepDevices()
  return useMutation({
    mutationFn: async (devices: PushDevices) => {
      const made = await subscribe(devices)
      if (made.kind === 'done') keep(await addThisBrowser(made.subscription))
      return made.kind
    },
    onSettled: useLookAgain(),
  })
}

export function addThisBrowser(subscription: Subscription): Promise<PushDevices> {
  return client.notifications.addPushDevice(subscription)
}

/** Takes a browser off the list; this one also lets go of its subscription. */
export function useRemoveDevice() {
  const keep = useKeepDevices()
  return useMutation({
    mutationFn: async ({ deviceId, isHere }: { deviceId: string; isHere: boolean }) => {
      keep(await client.notifications.removePushDevice({ deviceId }))
      if (isHere) await unsubscribe()
    },
    onSettled: useLookAgain(),
  })
}

function useKeepDevices() {
  const cache = useQueryClient()
  return (devices: PushDevices) => cache.setQueryData<PushDevices>(devicesKey, devices)
}

function useLookAgain() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: hereKey })
}
