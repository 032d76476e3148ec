import type { Album } from '@touchline/contract/photos/shapes'
import { mayPublishPhotos } from '@touchline/domain/photos/permissions'
import { CalendarPlus, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { DeleteQuestion, EditDialog } from './album-questions.tsx'
import { type AlbumKey, useDownloadAlbum, useExtendAlbum } from './api.ts'

interface AlbumMenuProps {
  readonly place: AlbumKey
  readonly album: Album
}

/** Download for everyone; the rest for staff. */
export function AlbumMenu({ place, album }: AlbumMenuProps) {
  const text = useText('photos')
  const isStaff = mayPublishPhotos(useActor())
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const extend = useExtend(place)
  const download = useZip(place)
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={text.more}
            variant="outlined"
            icon={<Ellipsis aria-hidden />}
            className="size-11"
          />
        }
      >
        <MenuItem
          icon={<Download aria-hidden />}
          refusal={album.photoCount === 0 ? text.noPhotos : undefined}
          onSelect={download}
        >
          {text.download}
        </MenuItem>
        {isStaff && (
          <>
            <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setOpen('edit')}>
              {text.edit}
            </MenuItem>
            {album.mayExtend && (
              <MenuItem icon={<CalendarPlus aria-hidden />} onSelect={extend}>
                {text.keepLonger}
              </MenuItem>
            )}
            <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => setOpen('delete')}>
              {text.remove}
            </MenuItem>
          </>
        )}
      </Menu>
      {open === 'edit' && <EditDialog place={place} album={album} onClose={close} />}
      <DeleteQuestion place={place} album={album} isOpen={open === 'delete'} onClose={close} />
    </>
  )
}

function useExtend(place: AlbumKey): () => void {
  const text = useText('photos')
  const format = useFormat()
  const toast = useToast()
  const complain = useErrorToast()
  const extend = useExtendAlbum(place)
  return () =>
    extend.mutate(undefined, {
      onError: complain,
      onSuccess: ({ expiresOn }) => toast({ title: text.keptUntil(format.day(expiresOn)) }),
    })
}

/** The browser downloads the file, while the page stays open. */
function useZip(place: AlbumKey): () => void {
  const complain = useErrorToast()
  const ask = useDownloadAlbum(place)
  return () =>
    ask.mutate(undefined, {
      onError: complain,
      onSuccess: ({ download }) => globalThis.location.assign(download),
    })
}
