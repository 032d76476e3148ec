import { FileUp } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import type { SeasonPlan } from './use-season-plan.ts'

/** Whether everything is saved, and the association's list. */
export function PlanEnding({
  clubId,
  plan,
}: {
  readonly clubId: string
  readonly plan: SeasonPlan
}) {
  const text = useText('clubSeason')
  const mayImport = useMayInClub(clubId)('calendar.edit')
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayImport && (
        <ButtonLink to={paths.clubFixtures(clubId)} variant="quiet" icon={<FileUp aria-hidden />}>
          {text.importFixtures}
        </ButtonLink>
      )}
      <SavedState plan={plan} />
    </div>
  )
}

function SavedState({ plan: { saving } }: { readonly plan: SeasonPlan }) {
  const text = useText('clubSeason')
  if (saving.state === 'failed')
    return (
      <p role="alert" className="flex items-center gap-2 text-s text-danger sm:ms-auto">
        <span>{text.saveFailed}</span>
        <Button size="s" onClick={saving.retry}>
          {text.tryAgain}
        </Button>
      </p>
    )
  return (
    <p role="status" className="grow text-s text-muted sm:text-right">
      {text[saving.state]}
    </p>
  )
}
