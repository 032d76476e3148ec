import { lazy, Suspense } from 'react'

import { paths } from '#web/app/paths.ts'
import { ChooseList } from '#web/members/import/choose-list.tsx'
import { ImportSteps } from '#web/members/import/import-steps.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { ClubImportHistory } from './club-import-history.tsx'
import { useClubImport } from './use-club-import.ts'

const CheckClubList = lazy(async () => ({
  default: (await import('./check-club-list.tsx')).CheckClubList,
}))
const ClubImportDone = lazy(async () => ({
  default: (await import('./club-import-done.tsx')).ClubImportDone,
}))

/** The steps of a club's import. */
export function ClubImportWizard({ clubId }: { clubId: string }) {
  const text = useText('clubImport')
  const wizard = useClubImport(clubId)
  const { step } = wizard
  return (
    <ImportSteps kind={step.kind}>
      {step.kind === 'choose' && (
        <>
          <ChooseList
            refusal={step.refusal}
            busy={wizard.isReading}
            words={{ intro: text.intro, pastePlaceholder: text.pastePlaceholder }}
            onRead={(list) => wizard.read({ ...list, places: {}, newTeams: {} })}
          />
          <p>
            <TextLink to={paths.moveClub(clubId)}>{text.fromApp}</TextLink>
          </p>
          <ClubImportHistory clubId={clubId} />
        </>
      )}
      <Suspense>
        {step.kind === 'check' && (
          <CheckClubList clubId={clubId} wizard={wizard} list={step.list} preview={step.preview} />
        )}
        {step.kind === 'done' && (
          <ClubImportDone
            clubId={clubId}
            result={step.result}
            preview={step.preview}
            onAgain={wizard.startAgain}
          />
        )}
      </Suspense>
    </ImportSteps>
  )
}
