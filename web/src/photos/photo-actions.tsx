import type { Photo } from '@touchline/contract/photos/shapes'
import { Download, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { cx } from '#web/ui/cx.ts'

import { type AlbumKey, type PhotoAct, usePhotoAct } from './api.ts'

interface PhotoActionsProps {
  readonly place: AlbumKey
  readonly photo: Photo
  /** The reader no longer sees it. */
  readonly onGone: () => void
}

/** On phones the icons are above the words, so that all actions fit in a row. */
const stacked =
  'max-sm:*:min-w-0 max-sm:*:grow max-sm:*:basis-0 max-sm:*:flex-col max-sm:*:gap-1 max-sm:*:px-1 max-sm:*:text-s'

/** Download and take down for everyone, each with one tap. */
export function PhotoActions({ place, photo, onGone }: PhotoActionsProps) {
  const text = useText('photos')
  const { run, isPending } = useActs(place)
  const [isAsking, setAsking] = useState(false)
  const { id, state, addedBy, mayDelete, mayRestore } = photo
  return (
    <div className="grid gap-2 px-4 py-3">
      {addedBy !== null && <p className="text-center text-s">{text.addedBy(addedBy)}</p>}
      {state === 'taken_down' && !mayRestore && (
        <p className="text-center text-s">{text.familyAsked}</p>
      )}
      <div className={cx('flex justify-center gap-2', stacked)}>
        <a href={photo.original} download className={buttonStyle({ variant: 'chalk' })}>
          <Download aria-hidden />
          {text.save}
        </a>
        {state === 'published' && (
          <Button
            variant="chalk"
            icon={<EyeOff aria-hidden />}
            busy={isPending}
            onClick={() => run('takeDown', id, onGone)}
          >
            {text.takeDown}
          </Button>
        )}
        {mayRestore && (
          <Button
            variant="chalk"
            icon={<Eye aria-hidden />}
            busy={isPending}
            onClick={() => run('restore', id)}
          >
            {text.restore}
          </Button>
        )}
        {mayDelete && (
          <Button variant="chalk" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
            {text.removePhoto}
          </Button>
        )}
      </div>
      <DeleteQuestion
        isOpen={isAsking}
        isPending={isPending}
        onOpenChange={setAsking}
        onConfirm={() =>
          run('deletePhoto', id, () => {
            setAsking(false)
            onGone()
          })
        }
      />
    </div>
  )
}

interface DeleteQuestionProps {
  readonly isOpen: boolean
  readonly isPending: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: () => void
}

function DeleteQuestion({ isOpen, isPending, onOpenChange, onConfirm }: DeleteQuestionProps) {
  const text = useText('photos')
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={text.removePhotoTitle}
      confirmLabel={text.removePhoto}
      tone="danger"
      busy={isPending}
      onConfirm={onConfirm}
    >
      {text.removePhotoText}
    </ConfirmDialog>
  )
}

/** What was taken down can be undone by the same person. */
function useActs(place: AlbumKey) {
  const text = useText('photos')
  const toast = useToast()
  const complain = useErrorToast()
  const act = usePhotoAct(place)
  function run(what: PhotoAct, photoId: string, onGone?: () => void) {
    act.mutate(
      { act: what, photoId },
      {
        onError: complain,
        onSuccess: (seen) => {
          if (seen === null) onGone?.()
          if (what !== 'takeDown') return
          const undo = { label: text.undo, onPress: () => run('restore', photoId) }
          toast({ title: text.takenDown, action: undo })
        },
      },
    )
  }
  return { run, isPending: act.isPending }
}
