import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { newReport } from '@touchline/contract/messages/shapes/reports'
import type { ReportDecision, ReportReason } from '@touchline/domain/messages/reports'
import type { z } from 'zod'

import { client } from '#web/platform/client/client.ts'
import { takeAnswer } from '#web/platform/client/take-answer.ts'

/** What a report can be about. */
export type ReportSubject = z.infer<typeof newReport>['about']

interface MadeReport {
  readonly teamId: string
  readonly about: ReportSubject
  readonly reason: ReportReason
  readonly details: string
}

/** Tells the club's safeguarding person of a message, a profile or a picture. */
export function useReport() {
  return useMutation({
    mutationFn: (report: MadeReport) => client.messages.report(report),
  })
}

const reportsKey = ['messages', 'reports']

/** Reports that are mine to look at, and those I have made: asked for each time, kept nowhere. */
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
