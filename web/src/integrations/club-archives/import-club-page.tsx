import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

import { ImportArchive } from '../archives/import-archive.tsx'
import { useImportClub, useReadClubArchive } from './api.ts'
import { ClubPreview } from './club-preview.tsx'

/** Imports a club from an archive. */
export default function ImportClubPage() {
  const text = useText('clubArchives')
  const { create } = useText('clubs')
  return (
    <ImportArchive
      text={text}
      from={{ label: create.title, to: paths.createClub }}
      refusals={{ not_an_archive: text.notAnArchive, archive_damaged: text.damaged }}
      choosing={useReadClubArchive()}
      bring={useImportClub()}
      pathOf={({ clubId }) => paths.club(clubId)}
    >
      {(preview) => <ClubPreview preview={preview} />}
    </ImportArchive>
  )
}
