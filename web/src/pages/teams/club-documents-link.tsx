import { FolderOpen } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** A link to the documents that the club shares with the team. */
export function ClubDocumentsLink() {
  const text = useText('clubDocuments')
  const { teamId, clubId } = useActor()
  if (clubId === undefined) return null
  return (
    <ButtonLink to={paths.teamDocuments(teamId)} icon={<FolderOpen aria-hidden />}>
      {text.title}
    </ButtonLink>
  )
}
