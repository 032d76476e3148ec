import { useQueryClient } from '@tanstack/react-query'
import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { useRef, useState } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'
import { kept } from '#web/platform/offline/queries.ts'

import { type Draft, draftOf } from './draft.ts'

/** What is typed, with the version of the collection it was begun from. */
interface TypedDraft {
  readonly draft: Draft
  readonly version: number
}

const keyOf = (teamId: string, id: string) => ['collections', teamId, 'draft', id] as const

/** Whether something is typed in a draft on this device that was not saved: looking alone leaves nothing. */
export function useIsTyped(teamId: string): (id: string) => boolean {
  const cache = useQueryClient()
  return (id) => Boolean(cache.getQueryData<TypedDraft | null>(keyOf(teamId, id)))
}

/**
 * What is typed and not saved yet stays on the device, with what else is kept of this person there:
 * whoever leaves the page, or has no network, finds it again; whoever signs out leaves nothing.
 */
export function useKeptDraft(teamId: string, collection: CollectionShape) {
  const { language } = useLanguage()
  const cache = useQueryClient()
  const key = keyOf(teamId, collection.id)
  const [typed, setTyped] = useState(() => cache.getQueryData<TypedDraft | null>(key) ?? undefined)
  const latest = useRef(typed)
  const { draft, version } = typed ?? {
    draft: draftOf(collection, language),
    version: collection.version,
  }

  /** Undefined: nothing is typed that was not saved. */
  function take(next: TypedDraft | undefined): void {
    latest.current = next
    setTyped(next)
    cache.setQueryDefaults(key, kept())
    cache.setQueryData<TypedDraft | null>(key, next ?? null)
  }

  return { draft, version, take, latest: () => latest.current }
}
