import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  BrowserImport,
  NewBrowserImport,
} from '@touchline/contract/home/shapes/browser-import'

import { client } from '#web/platform/client/client.ts'

const importsKey = ['home', 'browser-imports'] as const

/** What I brought along before, from any browser. */
export function useBrowserImports() {
  return useQuery({
    queryKey: importsKey,
    queryFn: () => client.home.listBrowserImports(),
    meta: { alsoOn: ['teams', 'clubs', 'members'] },
  })
}

/** The same key for the same payload: pressing again after a lost answer brings nothing twice. */
export function sendTeams(
  payload: NewBrowserImport,
  idempotencyKey: string,
): Promise<BrowserImport> {
  return client.home.bringTeams(payload, { context: { idempotencyKey } })
}

export function useUndoBrowserImport() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (browserImportId: string) => client.home.undoBrowserImport({ browserImportId }),
    onSuccess: refresh,
  })
}

/** Lists change with what comes and goes. */
export function useRefresh(): () => Promise<unknown> {
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: importsKey }),
      cache.invalidateQueries({ queryKey: ['teams'] }),
    ])
}
