import { useCallback, useState } from 'react'

export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly set: (ids: readonly string[]) => void
  /** On phones and cards, checkboxes are hidden until asked for. */
  readonly isPicking: boolean
  readonly pick: (isPicking: boolean) => void
}

/** The selected rows. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [toggle] = useState(
    () => (id: string) =>
      setIds((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
  )
  const [set] = useState(() => (chosen: readonly string[]) => setIds(new Set(chosen)))
  const [isPicking, setPicking] = useState(false)

  function pick(next: boolean) {
    setPicking(next)
    if (!next) setIds(new Set())
  }

  const has = useCallback((id: string) => ids.has(id), [ids])
  return { ids, has, toggle, set, isPicking, pick }
}
