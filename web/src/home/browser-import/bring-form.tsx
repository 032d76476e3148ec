import type { MyTeams } from '@touchline/contract/teams/shapes/mine'
import { proposalFor } from '@touchline/domain/home/browser-import/choice'
import type { Saved, Stored } from '@touchline/domain/home/browser-import/saved'
import { type SubmitEvent, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import type { BrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { BringResult } from './bring-result.tsx'
import { BringState } from './bring-state.tsx'
import { CopyOfSaved } from './copy-of-saved.tsx'
import { Problems } from './problems.tsx'
import { SavedChoice } from './saved-choice.tsx'
import { useBringing } from './use-bringing.ts'
import { useChoiceRefusal } from './use-choice-refusal.ts'

interface BringFormProps {
  readonly accountId: string
  readonly stored: Stored
  readonly saved: Saved
  readonly place: BrowserPlace
  readonly mine: MyTeams
}

export function BringForm({ accountId, stored, saved, place, mine }: BringFormProps) {
  const text = useText('bringing')
  const [{ ticked: first, there, hasSeveralOwners }] = useState(() =>
    proposalFor(saved, mine, accountId),
  )
  const [ticked, setTicked] = useState(first)
  const state = useBringing({ accountId, stored })
  const { bringing } = state
  const choice = { saved, ticked, there, place }
  const refusal = useChoiceRefusal(choice)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (refusal === undefined && !bringing.isPending) bringing.mutate(choice)
  }

  if (bringing.data) return <BringResult brought={bringing.data} stored={stored} />
  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-6" onSubmit={submit}>
      <p className="max-w-measure text-muted">{text.lead}</p>
      {hasSeveralOwners && <Banner tone="warning">{text.severalOwners}</Banner>}
      <Problems problems={saved.problems} />
      <SavedChoice saved={saved} there={there} ticked={ticked} onChange={setTicked} />
      <div className="grid justify-items-start gap-4">
        <p className="max-w-measure text-s text-muted">{text.copyHint}</p>
        <BringState {...state} />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            refusal={refusal}
            busy={bringing.isPending}
            busyLabel={text.bringing}
          >
            {text.bring}
          </Button>
          <CopyOfSaved stored={stored} />
        </div>
        <p role="status" className="text-s text-muted">
          {refusal ?? text.chosen(ticked.size)}
        </p>
      </div>
    </form>
  )
}
