import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { formationsOf } from '@touchline/domain/teams/formations'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

import { matchDayKeyOf, type MatchPlace } from '../api/keys.ts'
import { useSaveLineUp } from '../api/match-day.ts'
import type { ShownMatch } from '../use-match.ts'
import { sideOf } from './side.ts'

interface Changed {
  readonly lineUp: LineUpDraft
  /** The line-up before the edit. */
  readonly was: LineUpDraft
  readonly version: number
}

export type Draft = ReturnType<typeof useDraft>

/** The edited line-up; untouched parts follow the server. Unsaved drafts stay on this device. */
export function useDraft({ event, day }: ShownMatch) {
  const place = { teamId: event.teamId, eventId: event.id }
  const { draft, newest, setDraft } = useKeptDraft(place)
  const [hasWaited, setWaited] = useState(draft !== undefined)
  const save = useSaveLineUp(place)
  const stored = storedOf(day)
  const version = day.lineUp?.version ?? 0
  const lineUp = draft?.lineUp ?? stored

  /** Saves as a merge with the edited version, or replaces the current one. */
  function store(how: 'merge' | 'replace', then?: (version: number) => void) {
    const input =
      how === 'merge' && draft !== undefined
        ? { version: draft.version, was: draft.was, lineUp }
        : { version, was: undefined, lineUp }
    save.mutate(input, {
      onSuccess: (day) => {
        const saved = day.lineUp?.version ?? 0
        rebase(lineUp, saved)
        then?.(saved)
      },
    })
  }

  /** Changes made during saving stay for the next time. */
  function rebase(was: LineUpDraft, saved: number) {
    const later = newest()?.lineUp
    if (later === undefined || later === was) end()
    else setDraft({ was, version: saved, lineUp: later })
  }

  function end() {
    setDraft(undefined)
    setWaited(false)
  }

  return {
    lineUp,
    isRestored: hasWaited && draft !== undefined,
    isChanged: draft !== undefined,
    isBehind: draft !== undefined && draft.version !== version,
    isSaving: save.isPending,
    error: save.error,
    isClash: save.isError && codeOf(save.error) === 'changed_meanwhile',
    change: (changed: LineUpDraft) => {
      if (changed === lineUp) return
      const { was, version: base } = draft ?? { was: stored, version }
      setDraft({ was, version: base, lineUp: changed })
    },
    discard: () => {
      save.reset()
      end()
    },
    store,
  }
}

/** Stored only in the cache, on this device. */
function useKeptDraft(place: MatchPlace) {
  const cache = useQueryClient()
  const queryKey = [...matchDayKeyOf(place), 'draft']
  const { data } = useQuery<Changed | null>({ queryKey, queryFn: skipToken, ...keepOffline() })
  return {
    draft: data ?? undefined,
    newest: () => cache.getQueryData<Changed | null>(queryKey) ?? undefined,
    setDraft: (draft: Changed | undefined) =>
      cache.setQueryData<Changed | null>(queryKey, draft ?? null),
  }
}

function storedOf({ lineUp, ...day }: ShownMatch['day']): LineUpDraft {
  if (lineUp === null) {
    const { sport, format } = sideOf(day)
    return { formation: formationsOf(sport, format)[0] ?? null, captain: null, players: [] }
  }
  const { formation, captain, players } = lineUp
  return { formation, captain, players }
}
