import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A club starts with importing its list. */
export function NoTeams({ clubId }: { clubId: string }) {
  const text = useText('clubs').page
  const { offer } = useText('clubImport')
  return (
    <EmptyState
      title={text.noTeams}
      action={<ButtonLink to={paths.importClubMembers(clubId)}>{offer}</ButtonLink>}
    />
  )
}
