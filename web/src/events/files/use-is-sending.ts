import { useIsMutating } from '@tanstack/react-query'

export const sendingKey = ['events', 'sending-file']

/** True during an upload: saving now would omit the file. */
export function useIsSending(): boolean {
  return useIsMutating({ mutationKey: sendingKey }) > 0
}
