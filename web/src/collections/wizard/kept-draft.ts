import { useQueryClient } from '@tanstack/react-query'
import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { useRef, useState } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'
import { keepOffline } from '#web/platform/offline/queries.ts'

import { type Draft, toDraft } from './draft.ts'

/** Typed values, and the version they are based on. */
interface TypedDraft {
  readonly draft: Draft
  readonly version: number
}

const keyOf = (teamId: string, id: string) => ['collections', teamId, 'draft', id] as const

/** Whether this device has unsaved changes of a draft. */
export function useHasUnsavedDraft(teamId: string): (id: string) => boolean {
  const cache = useQueryClient()
  return (id) => Boolean(cache.getQueryData<TypedDraft | null>(keyOf(teamId, id)))
}

/**
 * Stores unsaved changes on the device, so that they survive leaving the page and being offline;
 * signing out deletes them.
 */
export function useKeptDraft(teamId: string, collection: CollectionShape) {
  const { language } = useLanguage()
  const cache = useQueryClient()
  const key = keyOf(teamId, collection.id)
  const [typed, setTyped] = useState(() => cache.getQueryData<TypedDraft | null>(key) ?? undefined)
  const latest = useRef(typed)
  const { draft, version } = typed ?? {
    draft: toDraft(collection, language),
    version: collection.version,
  }

  /** Undefined: no unsaved changes. */
  function take(next: TypedDraft | undefined): void {
    latest.current = next
    setTyped(next)
    cache.setQueryDefaults(key, keepOffline())
    cache.setQueryData<TypedDraft | null>(key, next ?? null)
  }

  return { draft, version, take, latest: () => latest.current }
}
