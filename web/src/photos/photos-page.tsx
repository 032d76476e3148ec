import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { AlbumList } from './album-list.tsx'
import { useAlbums } from './api.ts'
import { NewAlbum } from './new-album.tsx'

/** The team's albums, newest first. */
export default function PhotosPage() {
  const text = useText('photos')
  const { team } = useTeam()
  const albums = useAlbums(team.id)
  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <PageHeader
        title={text.title}
        isOneLine
        actions={albums.data?.mayCreate === true ? <NewAlbum teamId={team.id} /> : undefined}
      />
      {albums.isPending && <SkeletonRows label={text.loading} />}
      {albums.isLoadingError && <LoadFailure title={text.failed} query={albums} />}
      {albums.data && <AlbumList teamId={team.id} found={albums.data} />}
    </>
  )
}
