import { Images } from 'lucide-react'
import { Navigate, useNavigate, useParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { AddPhotos } from './add-photos.tsx'
import { useAlbums, useOpenEventAlbum } from './api.ts'
import { queueOf } from './upload/queue.ts'

/** Leads to the album of an event; without one, its first pictures create it. */
export default function EventPhotosPage() {
  const text = useText('photos')
  const { team } = useTeam()
  const { eventId = '' } = useParams()
  const albums = useAlbums(team.id)
  const known = albums.data?.albums.find((album) => album.eventId === eventId)
  if (known !== undefined) return <Navigate to={paths.album(team.id, known.id)} replace />
  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <PageHeader title={text.title} />
      {albums.isPending && <SkeletonRows label={text.loading} />}
      {albums.isLoadingError && <LoadFailure title={text.failed} query={albums} />}
      {albums.data && (
        <FirstPhotos teamId={team.id} eventId={eventId} mayAdd={albums.data.mayAdd} />
      )}
    </>
  )
}

interface FirstPhotosProps {
  readonly teamId: string
  readonly eventId: string
  readonly mayAdd: boolean
}

function FirstPhotos({ teamId, eventId, mayAdd }: FirstPhotosProps) {
  const text = useText('photos')
  const navigate = useNavigate()
  const complain = useErrorToast()
  const open = useOpenEventAlbum(teamId)
  function begin(files: readonly File[]) {
    open.mutate(eventId, {
      onError: complain,
      onSuccess: ({ id: albumId }) => {
        queueOf({ teamId, albumId }).add(files)
        void navigate(paths.album(teamId, albumId), { replace: true })
      },
    })
  }
  return (
    <EmptyState
      icon={<Images aria-hidden />}
      title={text.noPhotos}
      action={mayAdd ? <AddPhotos busy={open.isPending} onChoose={begin} /> : undefined}
    >
      {mayAdd ? text.noPhotosText : text.noPhotosToSee}
    </EmptyState>
  )
}
