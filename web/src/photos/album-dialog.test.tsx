import { contract } from '@touchline/contract/contract'
import { photos as text } from '@touchline/text/photos/en'
import { wire } from '@touchline/text/wire/en'

import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'

import { AlbumDialog } from './album-dialog.tsx'
import { useCreateAlbum } from './api.ts'

const { id: teamId } = teamOf('coach').team

function NewOne({ onClose }: { onClose: () => void }) {
  const create = useCreateAlbum(teamId)
  return (
    <AlbumDialog
      title={text.newAlbum}
      save={create}
      onClose={onClose}
      onSave={(album) => create.mutate(album, { onSuccess: onClose })}
    />
  )
}

proveDialog('creating an album', {
  open: () => openDialog((onClose) => <NewOne onClose={onClose} />),
  endpoint: contract.photos.createAlbum,
  fillings: { [text.albumTitle]: 'Summer camp', [text.membersMayAdd]: false },
  submit: wire.save,
  sends: { teamId, album: { title: 'Summer camp', membersMayAdd: false } },
  wrong: [{ label: text.albumTitle, typed: ' ', says: text.problems.title }],
})
