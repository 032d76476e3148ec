import { useParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useAlbum } from './api.ts'
import { OpenAlbum } from './open-album.tsx'

/** One album: add pictures, publish them, look at them. */
export default function AlbumPage() {
  const text = useText('photos')
  const { team } = useTeam()
  const { albumId = '' } = useParams()
  const key = { teamId: team.id, albumId }
  const album = useAlbum(key)
  return (
    <>
      <PageTitle title={`${album.data?.title ?? text.title} · ${team.name}`} />
      {album.isPending && <SkeletonRows label={text.loading} />}
      {album.isLoadingError && <LoadFailure title={text.failed} heading="h1" query={album} />}
      {album.data && <OpenAlbum key={albumId} place={key} album={album.data} />}
    </>
  )
}
