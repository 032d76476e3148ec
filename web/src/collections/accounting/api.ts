import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountingShape } from '@touchline/contract/collections/shapes/accounting'

import { client } from '#web/platform/client/client.ts'

const keyOf = (clubId: string) => ['collections', 'accounting', clubId] as const

export interface Period {
  readonly from: string
  readonly to: string
}

/** What the bookings of a period come to; of the financial year so far, where none is chosen. */
export function useAccounting(clubId: string, period?: Period) {
  return useQuery({
    queryKey: [...keyOf(clubId), period ?? null],
    queryFn: () => client.collections.accounting({ clubId, ...period }),
    placeholderData: (before) => before,
  })
}

type Wanted = Omit<Parameters<typeof client.collections.exportAccounting>[0], 'clubId'>

export function useExportAccounting(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: Wanted): Promise<Blob> => {
      const file = await client.collections.exportAccounting({ clubId, ...wanted })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
    onSuccess: (_, { settings }) =>
      cache.setQueriesData<AccountingShape>(
        { queryKey: keyOf(clubId) },
        (shown) => shown && { ...shown, settings, yearBegins: settings.yearBegins },
      ),
  })
}

type LedgerWanted = Omit<Parameters<typeof client.collections.exportClubLedger>[0], 'clubId'>

export function useExportClubLedger(clubId: string) {
  return useMutation({
    mutationFn: async (wanted: LedgerWanted): Promise<Blob> => {
      const file = await client.collections.exportClubLedger({ clubId, ...wanted })
      if (file instanceof Blob) return file
      throw new TypeError('not a file')
    },
  })
}
