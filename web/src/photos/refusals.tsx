import type { PhotoRefusal } from '@touchline/contract/photos/shapes'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useSettleRefusal } from './api.ts'

interface RefusalsProps {
  readonly teamId: string
  readonly refusals: readonly PhotoRefusal[]
}

/** People who said no later, with the albums staff look through. */
export function Refusals({ teamId, refusals }: RefusalsProps) {
  const text = useText('photos')
  const settle = useSettleRefusal(teamId)
  const complain = useErrorToast()
  return refusals.map(({ memberId, firstName, lastName, albums }) => (
    <Banner
      key={memberId}
      tone="warning"
      title={text.refusals([firstName, lastName].filter(Boolean).join(' '))}
    >
      <p className="text-s">{text.refusalText}</p>
      <ul className="grid gap-1">
        {albums.map((album) => (
          <li key={album.id} className="flex flex-wrap items-center justify-between gap-x-3">
            <Link
              to={paths.album(teamId, album.id)}
              className="min-w-0 py-2 underline wrap-anywhere"
            >
              {album.title}
            </Link>
            <Button
              size="s"
              aria-label={text.checkedOf(album.title)}
              busy={settle.isPending && settle.variables.albumId === album.id}
              onClick={() => settle.mutate({ albumId: album.id, memberId }, { onError: complain })}
            >
              {text.checked}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  ))
}
