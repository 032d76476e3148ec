import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReportReason } from '@touchline/domain/messages/reports'

import { client } from '#web/platform/client/client.ts'

import type { Place } from './keys.ts'

interface MadeReport extends Place {
  readonly messageId: string
  readonly reason: ReportReason
  readonly details: string
}

/** Tells the club's safeguarding person of a message. */
export function useReport() {
  return useMutation({
    mutationFn: ({ teamId, conversationId, messageId, reason, details }: MadeReport) =>
      client.messages.report({
        teamId,
        about: { kind: 'message', conversationId, messageId },
        reason,
        details,
      }),
  })
}

const reportsKey = ['messages', 'reports']

/** Reports that are mine to look at: asked for each time, kept nowhere. */
export function useReports() {
  return useQuery({
    queryKey: reportsKey,
    queryFn: () => client.messages.reports(),
    select: ({ reports }) => reports,
    gcTime: 0,
  })
}

export function useCloseReport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (closing: { readonly reportId: string; readonly note: string }) =>
      client.messages.closeReport(closing),
    onSuccess: (list) => cache.setQueryData(reportsKey, list),
  })
}
