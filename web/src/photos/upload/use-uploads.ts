import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import { type AlbumKey, useRefreshPhotos } from '../api.ts'
import { queueOf, type UploadState } from './queue.ts'

export interface Uploads extends UploadState {
  readonly done: number
  readonly failed: number
  readonly isSending: boolean
  readonly add: (files: readonly File[]) => void
  readonly clear: () => void
}

/** The pictures being sent to an album; the album shows them as they arrive. */
export function useUploads({ teamId, albumId }: AlbumKey): Uploads {
  const queue = useMemo(() => queueOf({ teamId, albumId }), [teamId, albumId])
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  const count = (wanted: string) => state.files.filter((one) => one.state === wanted).length
  const done = count('done')
  const failed = count('failed')
  const isSending = done + failed < state.files.length
  useAsking(isSending)
  // A few at a time, because each picture would ask for the whole album.
  useRefreshAfter(teamId, isSending ? Math.floor(done / 10) : done)
  return { ...state, done, failed, isSending, add: queue.add, clear: queue.clear }
}

/** The browser asks before the page closes while pictures are on their way. */
function useAsking(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isSending])
}

function useRefreshAfter(teamId: string, step: number): void {
  const refresh = useRefreshPhotos(teamId)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    if (step > 0) refresh()
  })
}
