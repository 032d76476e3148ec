import type { RosterImport, ImportUndoResult } from '@touchline/contract/members/shapes/import'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { UndoImport } from './undo-import.tsx'

interface ImportedBannerProps {
  readonly teamId: string
  readonly latest: RosterImport
  readonly onUndone: (undone: ImportUndoResult) => void
  readonly onDismiss: (id: string) => void
}

/** What the last import did, with a button to undo it. */
export function ImportedBanner({ teamId, latest, onUndone, onDismiss }: ImportedBannerProps) {
  const text = useText('memberImport')
  return (
    <Banner title={text.doneTitle} onDismiss={() => onDismiss(latest.id)}>
      <p className="wrap-anywhere">
        <bdi>{latest.fileName}</bdi> · {text.done(latest.membersAdded, latest.membersChanged)}
      </p>
      <div className="-ml-3 flex flex-wrap items-center gap-x-4">
        <UndoImport teamId={teamId} done={latest} onUndone={onUndone} />
        <TextLink to={paths.importMembers(teamId)}>{text.history}</TextLink>
      </div>
    </Banner>
  )
}
