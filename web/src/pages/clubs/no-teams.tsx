import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A club starts with moving from another app, or with its list. */
export function NoTeams({ clubId }: { clubId: string }) {
  const text = useText('clubs').page
  const { offer, fromApp } = useText('clubImport')
  return (
    <EmptyState
      title={text.noTeams}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.moveClub(clubId)}>{fromApp}</ButtonLink>
          <ButtonLink to={paths.importClubMembers(clubId)}>{offer}</ButtonLink>
        </div>
      }
    />
  )
}
