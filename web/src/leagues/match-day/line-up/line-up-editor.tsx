import { formationsOf } from '@touchline/domain/teams/formations'

import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'

import type { ShownMatch } from '../use-match.ts'
import { LineUpActions } from './line-up-actions.tsx'
import { LineUpBoard } from './line-up-board.tsx'
import { withFormation } from './moves.ts'
import { placesOf } from './places.ts'
import { sideOf } from './side.ts'
import { useAutosaveLineUp } from './use-autosave-line-up.ts'
import type { Draft } from './use-draft.ts'
import { type Publication, usePublication } from './use-publication.ts'

interface LineUpEditorProps {
  readonly match: ShownMatch
  readonly draft: Draft
}

/** Staff edit the line-up; others see it once published. */
export function LineUpEditor({ match, draft }: LineUpEditorProps) {
  const text = useText('matchDay').lineUp
  const { lineUp, change } = draft
  const publication = usePublication(match, draft)
  const savesItself = useAutosaveLineUp(match, draft)
  const side = sideOf(match.day)
  const formations = formationsOf(side.sport, side.format)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="no-print flex flex-wrap items-end gap-3">
        {formations.length > 0 && (
          <Select
            className="w-40"
            label={text.formation}
            options={formations.map((value) => ({ value, label: value }))}
            value={lineUp.formation}
            onChange={(formation) => {
              const count = placesOf(side, formation).length
              change(withFormation(lineUp, formation, count))
            }}
          />
        )}
        <LineUpActions
          match={match}
          draft={draft}
          publication={publication}
          savesItself={savesItself}
        />
      </div>
      <DraftBanners draft={draft} />
      <LineUpBoard match={match} lineUp={lineUp} onChange={change} />
      {draft.isChanged && !savesItself && <SaveBar draft={draft} publication={publication} />}
    </div>
  )
}

/** Conflicts with someone else's edits, none of which are lost silently. */
function DraftBanners({ draft }: { draft: Draft }) {
  const text = useText('matchDay').lineUp
  const { errors } = useText('wire')
  const reason = useReason(draft.error)
  if (draft.isClash)
    return (
      <Banner tone="warning" title={text.clash}>
        <span className="mt-2 flex flex-wrap gap-2">
          <Button size="s" onClick={draft.discard}>
            {text.takeTheirs}
          </Button>
          <Button size="s" onClick={() => draft.store('replace')}>
            {text.keepMine}
          </Button>
        </span>
      </Banner>
    )
  if (draft.error !== null) return <Banner tone="danger">{reason ?? errors.unavailable}</Banner>
  return (
    <>
      {draft.isRestored && <Banner>{text.restored}</Banner>}
      {draft.isBehind && <Banner>{text.changedMeanwhile}</Banner>}
    </>
  )
}

interface SaveBarProps {
  readonly draft: Draft
  readonly publication: Publication
}

/** A saved line-up is visible to staff until published. */
function SaveBar({ draft, publication }: SaveBarProps) {
  const text = useText('matchDay').lineUp
  return (
    <div
      data-ending
      className="sticky bottom-(--bottom-bar) short:static z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-ground px-4 py-3"
    >
      <span className="mr-auto text-s text-muted max-sm:sr-only">{text.unsaved}</span>
      <Button variant="quiet" onClick={draft.discard}>
        {text.discard}
      </Button>
      <Button
        variant={publication.isPublished ? 'primary' : 'secondary'}
        busy={draft.isSaving}
        onClick={() => draft.store('merge')}
      >
        {text.save}
      </Button>
      {!publication.isPublished && (
        <Button variant="primary" busy={publication.isBusy} onClick={publication.publish}>
          {text.publish}
        </Button>
      )}
    </div>
  )
}
