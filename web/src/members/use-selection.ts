import { useState } from 'react'

export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly set: (ids: readonly string[]) => void
}

/** Which rows are ticked. */
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
  return { ids, has: (id) => ids.has(id), toggle, set }
}
