import { useErrorToast } from '#web/members/use-error-toast.ts'

import { usePublishLineUp } from '../api/match-day.ts'
import type { ShownMatch } from '../use-match.ts'
import type { Draft } from './use-draft.ts'

export interface Publication {
  readonly isPublished: boolean
  readonly isBusy: boolean
  /** Saves changes first. */
  readonly publish: () => void
  readonly unpublish: () => void
}

/** Whether the team sees the line-up, and how to change that. */
export function usePublication({ event, day }: ShownMatch, draft: Draft): Publication {
  const complain = useErrorToast()
  const change = usePublishLineUp({ teamId: event.teamId, eventId: event.id })
  const version = day.lineUp?.version ?? 0
  const show = (isPublished: boolean, of: number) =>
    change.mutate({ version: of, isPublished }, { onError: complain })
  return {
    isPublished: (day.lineUp?.publishedAt ?? null) !== null,
    isBusy: change.isPending || draft.isSaving,
    publish: () =>
      draft.isChanged ? draft.store('merge', (saved) => show(true, saved)) : show(true, version),
    unpublish: () => show(false, version),
  }
}
