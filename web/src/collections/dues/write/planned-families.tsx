import type { DuesPreviewShape } from '@touchline/contract/collections/shapes/dues'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { previewForPeople } from './bill-view.ts'
import { Families } from './families.tsx'
import { SendBills } from './send-bills.tsx'
import type { BillRun } from './use-bill-run.ts'

interface PlannedFamiliesProps {
  readonly clubId: string
  readonly version: number
  readonly preview: DuesPreviewShape
  readonly writing: BillRun
  readonly onDone: () => void
}

/** By a link of the members table. */
const handedOver = z.object({ personIds: z.array(z.string()) })

/** What each family pays; everyone, or those ticked in the members table. */
export function PlannedFamilies({
  clubId,
  version,
  preview: whole,
  writing,
  onDone,
}: PlannedFamiliesProps) {
  const text = useText('dues').write
  const location = useLocation()
  const [selected, setSelected] = useState(
    () => handedOver.safeParse(location.state).data?.personIds ?? [],
  )
  const preview = useMemo(() => previewForPeople(whole, selected), [whole, selected])
  if (whole.families.length === 0) return <EmptyState title={text.nobody} />
  return (
    <>
      {selected.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p>{text.selectedOnly}</p>
          <Button size="s" onClick={() => setSelected([])}>
            {text.showAll}
          </Button>
        </div>
      )}
      <Families clubId={clubId} preview={preview} writing={writing} />
      <SendBills
        clubId={clubId}
        version={version}
        preview={preview}
        writing={writing}
        onDone={onDone}
      />
    </>
  )
}
