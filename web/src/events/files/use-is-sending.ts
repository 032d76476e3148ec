import { useIsMutating } from '@tanstack/react-query'

export const sendingKey = ['events', 'sending-file']

/** True while a file is on its way: what is saved now would go without it. */
export function useIsSending(): boolean {
  return useIsMutating({ mutationKey: sendingKey }) > 0
}
