import type { PhotoRefusal } from '@touchline/contract/photos/shapes'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useSettleRefusal } from './api.ts'

interface RefusalsProps {
  readonly teamId: string
  readonly refusals: readonly PhotoRefusal[]
}

/** One line about people who said no later; opened, the albums staff look through for each. */
export function Refusals({ teamId, refusals }: RefusalsProps) {
  const text = useText('photos')
  const [first, ...others] = refusals
  if (first === undefined) return null
  const line =
    others.length === 0 ? text.refusals(nameOf(first)) : text.severalRefusals(refusals.length)
  return (
    <details className="group rounded-control border border-warning/40 bg-warning-ground">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-control px-4 py-2 text-warning [&::-webkit-details-marker]:hidden">
        <TriangleAlert className="size-5 shrink-0" aria-hidden />
        <span className="min-w-0 grow font-semibold wrap-anywhere">{line}</span>
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-3 px-4 pb-3">
        <p className="text-s">{text.refusalText}</p>
        {refusals.map((one) => (
          <div key={one.memberId}>
            {others.length > 0 && <h2 className="font-semibold wrap-anywhere">{nameOf(one)}</h2>}
            <AlbumsToCheck teamId={teamId} refusal={one} />
          </div>
        ))}
      </div>
    </details>
  )
}

function nameOf({ firstName, lastName }: PhotoRefusal): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

interface AlbumsToCheckProps {
  readonly teamId: string
  readonly refusal: PhotoRefusal
}

function AlbumsToCheck({ teamId, refusal: { memberId, albums } }: AlbumsToCheckProps) {
  const text = useText('photos')
  const settle = useSettleRefusal(teamId)
  const complain = useErrorToast()
  return (
    <ul className="grid gap-1">
      {albums.map((album) => (
        <li key={album.id} className="flex items-center justify-between gap-x-3">
          <Link to={paths.album(teamId, album.id)} className="min-w-0 py-2 underline wrap-anywhere">
            {album.title}
          </Link>
          <Button
            size="s"
            className="shrink-0"
            aria-label={`${text.checked}: ${album.title}`}
            busy={settle.isPending && settle.variables.albumId === album.id}
            onClick={() => settle.mutate({ albumId: album.id, memberId }, { onError: complain })}
          >
            {text.checked}
          </Button>
        </li>
      ))}
    </ul>
  )
}
