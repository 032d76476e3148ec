import { onlineManager } from '@tanstack/react-query'
import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import type { CampaignStep } from '@touchline/domain/collections/campaign'
import { useEffect, useEffectEvent, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useCollection, useSaveCollection } from '../api.ts'
import { type Draft, toSettings } from './draft.ts'
import { useKeptDraft } from './kept-draft.ts'

type Saving =
  | { readonly kind: 'saved'; readonly version: number }
  /** Waits for the network. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused' }

/** The draft of a collection, saved step by step, and stored on the device between. */
export function useDraft(collection: CollectionShape, begin?: () => Promise<void>) {
  const { team } = useTeam()
  const { language } = useLanguage()
  const { draft, version, take, latest } = useKeptDraft(team.id, collection)
  const [waiting, setWaiting] = useState<CampaignStep>()
  const [refused, setRefused] = useState<Error | null>(null)
  const save = useSaveCollection(team.id, collection.id)
  const { refetch } = useCollection(team.id, collection.id, begin === undefined)

  async function saveAt(step: CampaignStep, readVersion = version): Promise<Saving> {
    const sent = latest()
    setRefused(null)
    try {
      await begin?.()
      const input = { settings: toSettings(draft, step, language), version: readVersion }
      const saved = await save.mutateAsync(input)
      const now = latest()
      take(now === sent || !now ? undefined : { ...now, version: saved.version })
      setWaiting(undefined)
      return { kind: 'saved', version: saved.version }
    } catch (error) {
      const waits = codeOf(error) === 'unavailable'
      setWaiting(waits ? step : undefined)
      setRefused(error instanceof Error ? error : null)
      return { kind: waits ? 'waiting' : 'refused' }
    }
  }

  const sendWaiting = useEffectEvent(() => waiting !== undefined && void saveAt(waiting))
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && sendWaiting()), [])

  async function takeTheirs() {
    const { data } = await refetch()
    if (data === undefined) return
    take(undefined)
    setRefused(null)
  }

  async function keepMine() {
    const { data } = await refetch()
    if (data !== undefined) await saveAt(data.step, data.version)
  }

  return {
    draft,
    change: (parts: Partial<Draft>) => {
      take({ version, draft: { ...draft, ...parts } })
      // Tried again when the step is saved.
      void begin?.().catch(() => undefined)
    },
    saveAt,
    takeTheirs,
    keepMine,
    isSaving: save.isPending,
    isWaiting: waiting !== undefined,
    error: waiting === undefined ? refused : null,
  }
}
