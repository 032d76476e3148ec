import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { AlbumDialog } from './album-dialog.tsx'
import { useCreateAlbum } from './api.ts'

/** Creates an album without an event. */
export function NewAlbum({ teamId }: { teamId: string }) {
  const text = useText('photos')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const create = useCreateAlbum(teamId)
  return (
    <>
      <Button variant="primary" icon={<FolderPlus aria-hidden />} onClick={() => setOpen(true)}>
        {text.newAlbum}
      </Button>
      {isOpen && (
        <AlbumDialog
          title={text.newAlbum}
          save={create}
          onClose={() => setOpen(false)}
          onSave={(album) =>
            create.mutate(album, {
              onSuccess: ({ id }) => void navigate(paths.album(teamId, id)),
            })
          }
        />
      )}
    </>
  )
}
