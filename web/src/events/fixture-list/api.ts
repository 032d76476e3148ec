import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FixtureListImport } from '@touchline/contract/events/shapes/fixture-list'

import { client } from '#web/platform/client/client.ts'

export type FixtureSource = FixtureListImport['source']

export interface ChosenList {
  readonly source: FixtureSource
  readonly names: FixtureListImport['names']
}

const keyOf = (clubId: string) => ['events', 'fixture-imports', clubId] as const

/** The latest imported lists. */
export function useFixtureImports(clubId: string) {
  return useQuery({
    queryKey: keyOf(clubId),
    queryFn: () => client.events.fixtureImports({ clubId }),
    select: ({ imports }) => imports,
  })
}

/** The effect of a list. */
export function usePreviewFixtures(clubId: string) {
  return useMutation({
    mutationFn: async ({ source, names }: ChosenList) => {
      const list = { clubId, source, names }
      return (await client.events.importFixtures(list)).preview
    },
  })
}

interface Confirmed extends ChosenList {
  readonly fingerprint: string
}

export function useImportFixtures(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (list: Confirmed) => client.events.importFixtures({ clubId, ...list }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['events'] }),
  })
}

export function useUndoFixtures(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (fixtureImportId: string) =>
      client.events.undoFixtures({ clubId, fixtureImportId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['events'] }),
  })
}
