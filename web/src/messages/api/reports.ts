import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { newReport } from '@touchline/contract/messages/shapes/reports'
import type { ReportDecision, ReportReason } from '@touchline/domain/messages/reports'
import type { z } from 'zod'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

/** What can be reported. */
export type ReportSubject = z.infer<typeof newReport>['about']

interface MadeReport {
  readonly teamId: string
  readonly about: ReportSubject
  readonly reason: ReportReason
  readonly details: string
}

/** Reports a message, a profile or a picture to the club's safeguarding person. */
export function useReport() {
  return useMutation({
    mutationFn: (report: MadeReport) => client.messages.report(report),
  })
}

const reportsKey = ['messages', 'reports']

/** Reports to handle and one's own reports. Never cached, because they are sensitive. */
export function useReports() {
  return useQuery({
    queryKey: reportsKey,
    queryFn: () => client.messages.reports(),
    gcTime: 0,
  })
}

interface ReportClosing {
  readonly reportId: string
  readonly decision: ReportDecision
  readonly note: string
  readonly answer: string
}

export function useCloseReport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (closing: ReportClosing) => client.messages.closeReport(closing),
    onSuccess: (list) => takeAnswer(cache, reportsKey, list),
  })
}
