import type { WrittenLineUp } from '@touchline/domain/leagues/match-day/line-up'
import { formationsOf } from '@touchline/domain/teams/formations'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'

import { useSaveLineUp } from '../api/match-day.ts'
import type { ShownMatch } from '../use-match.ts'
import { sideOf } from './side.ts'

interface Changed {
  readonly lineUp: WrittenLineUp
  /** What it was changed from. */
  readonly was: WrittenLineUp
  readonly version: number
}

export type Draft = ReturnType<typeof useDraft>

/** The line-up as it is being changed here; what nobody has touched follows the server. */
export function useDraft({ event, day }: ShownMatch) {
  const [draft, setDraft] = useState<Changed>()
  const save = useSaveLineUp({ teamId: event.teamId, eventId: event.id })
  const stored = storedOf(day)
  const version = day.lineUp?.version ?? 0
  const lineUp = draft?.lineUp ?? stored

  /** With what the change was made on, or over whatever stands there now. */
  function store(how: 'merge' | 'replace', then?: () => void) {
    const wish =
      how === 'merge' && draft !== undefined
        ? { version: draft.version, was: draft.was, lineUp }
        : { version, was: undefined, lineUp }
    save.mutate(wish, {
      onSuccess: () => {
        setDraft(undefined)
        then?.()
      },
    })
  }

  return {
    lineUp,
    isChanged: draft !== undefined,
    isBehind: draft !== undefined && draft.version !== version,
    isSaving: save.isPending,
    error: save.error,
    isClash: save.isError && codeOf(save.error) === 'changed_meanwhile',
    change: (changed: WrittenLineUp) => {
      if (changed === lineUp) return
      setDraft(({ was, version: base } = { was: stored, version, lineUp }) => ({
        was,
        version: base,
        lineUp: changed,
      }))
    },
    discard: () => {
      save.reset()
      setDraft(undefined)
    },
    store,
  }
}

function storedOf({ lineUp, ...day }: ShownMatch['day']): WrittenLineUp {
  if (lineUp === null) {
    const { sport, format } = sideOf(day)
    return { formation: formationsOf(sport, format)[0] ?? null, captain: null, players: [] }
  }
  const { formation, captain, players } = lineUp
  return { formation, captain, players }
}
