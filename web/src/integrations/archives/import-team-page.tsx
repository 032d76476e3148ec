import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

import { useImportTeam, useReadArchive } from './api.ts'
import { ArchivePreview } from './archive-preview.tsx'
import { ImportArchive } from './import-archive.tsx'

/** Imports a team from an archive. */
export default function ImportTeamPage() {
  const text = useText('archives')
  const { createTeam } = useText('teams')
  return (
    <ImportArchive
      text={text}
      from={{ label: createTeam.title, to: paths.createTeam }}
      choosing={useReadArchive()}
      bring={useImportTeam()}
      pathOf={({ teamId }) => paths.team(teamId)}
    >
      {(preview) => <ArchivePreview preview={preview} />}
    </ImportArchive>
  )
}
