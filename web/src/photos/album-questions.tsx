import type { Album } from '@touchline/contract/photos/shapes'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { AlbumDialog } from './album-dialog.tsx'
import { type AlbumKey, useChangeAlbum, useDeleteAlbum } from './api.ts'

interface OfAlbum {
  readonly place: AlbumKey
  readonly album: Album
  readonly onClose: () => void
}

/** Changes the title and who may add pictures. */
export function EditDialog({ place, album, onClose }: OfAlbum) {
  const text = useText('photos')
  const save = useChangeAlbum(place)
  return (
    <AlbumDialog
      title={text.edit}
      album={album}
      save={save}
      onClose={onClose}
      onSave={(draft) => save.mutate(draft, { onSuccess: onClose })}
    />
  )
}

interface DeleteQuestionProps extends OfAlbum {
  readonly isOpen: boolean
}

/** Says how many pictures go. */
export function DeleteQuestion({ place, album, isOpen, onClose }: DeleteQuestionProps) {
  const text = useText('photos')
  const complain = useErrorToast()
  const navigate = useNavigate()
  const remove = useDeleteAlbum(place)
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={text.removeTitle(album.title)}
      confirmLabel={text.remove}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onError: complain,
          onSuccess: () => void navigate(paths.photos(place.teamId), { replace: true }),
        })
      }
    >
      {text.removeText(album.photoCount + album.waitingCount + album.takenDownCount)}
    </ConfirmDialog>
  )
}
