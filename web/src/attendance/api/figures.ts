import { useMutation, useQuery } from '@tanstack/react-query'
import type { AttendanceRecord } from '@touchline/contract/attendance/shapes/marks'
import type { EventType } from '@touchline/domain/events/event-types'
import type { ExportFormat } from '@touchline/domain/members/export/formats'
import type { Language } from '@touchline/domain/values/language'

import { client } from '#web/platform/client/client.ts'

/** Which past events count; all if nothing is set. */
export interface AttendanceFilter {
  readonly teamId: string
  readonly seasonId: string | undefined
  readonly type: EventType | undefined
}

interface Summary {
  /** Past events of the season. */
  readonly events: number
  readonly members: readonly AttendanceRecord[]
}

export function useSummary(counted: AttendanceFilter) {
  const { teamId, seasonId, type } = counted
  return useQuery({
    queryKey: ['attendance', teamId, 'summary', seasonId ?? 'all', type ?? 'all'],
    queryFn: () => wholeSummary(counted),
    meta: { alsoOn: ['events', 'members', 'teams'] },
  })
}

interface ExportOptions {
  readonly format: ExportFormat
  readonly language: Language
  readonly memberIds: string[]
  readonly withFormer: boolean
}

export function useExportSummary(counted: AttendanceFilter) {
  return useMutation({
    mutationFn: async (options: ExportOptions): Promise<Blob> => {
      const file = await client.attendance.export({ ...asked(counted), ...options })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}

async function wholeSummary(counted: AttendanceFilter): Promise<Summary> {
  const question = { ...asked(counted), limit: 500 }
  const first = await client.attendance.summary(question)
  const members = [...first.members]
  let cursor = first.next
  while (cursor !== null) {
    const page = await client.attendance.summary({ ...question, cursor })
    members.push(...page.members)
    cursor = page.next
  }
  return { events: first.events, members }
}

function asked({ teamId, seasonId, type }: AttendanceFilter) {
  return {
    teamId,
    ...(seasonId === undefined ? {} : { seasonId }),
    ...(type === undefined ? {} : { type }),
  }
}
