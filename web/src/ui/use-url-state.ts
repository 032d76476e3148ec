import { useSearchParams } from 'react-router'

/** URL parameters: null or empty removes one. */
type Parts<Part extends string> = Readonly<Partial<Record<Part, string | null>>>

/**
 * View state kept in the URL, so that a link shows the same. `go` changes some parameters and keeps
 * the others.
 */
export function useUrlState<Part extends string>() {
  const [params, setParams] = useSearchParams()

  function go(parts: Parts<Part>): void {
    setParams((before) => withParts(before, parts), { replace: true, preventScrollReset: true })
  }

  return { params, go }
}

function withParts<Part extends string>(before: URLSearchParams, parts: Parts<Part>) {
  const after = new URLSearchParams(before)
  for (const [part, value] of Object.entries<string | null | undefined>(parts))
    if (value) after.set(part, value)
    else after.delete(part)
  return after
}
