import type { Album } from '@touchline/contract/photos/shapes'
import { mayPublishPhotos } from '@touchline/domain/photos/permissions'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import type { AlbumKey } from './api.ts'
import { PublishDialog } from './publish-dialog.tsx'

interface AlbumNoticesProps {
  readonly place: AlbumKey
  readonly album: Album
}

/** What waits to be published, and that the album ends. */
export function AlbumNotices({ place, album }: AlbumNoticesProps) {
  const text = useText('photos')
  const format = useFormat()
  const isStaff = mayPublishPhotos(useActor())
  const [isPublishing, setPublishing] = useState(false)
  const { waitingCount, endsSoon, expiresOn } = album
  return (
    <div className="mb-3 grid gap-2 empty:hidden max-sm:-mt-1 max-sm:mb-2">
      {waitingCount > 0 && (
        <div role="status" className="flex items-center justify-between gap-3">
          <p className="min-w-0 font-medium text-warning">
            {isStaff ? text.waiting(waitingCount) : text.mineWaiting(waitingCount)}
          </p>
          {isStaff && (
            <Button size="s" variant="primary" onClick={() => setPublishing(true)}>
              {text.publish}
            </Button>
          )}
        </div>
      )}
      {endsSoon && <Banner tone="warning">{text.endsSoon(format.day(expiresOn))}</Banner>}
      {isPublishing && (
        <PublishDialog place={place} album={album} onClose={() => setPublishing(false)} />
      )}
    </div>
  )
}
