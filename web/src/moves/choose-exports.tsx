import type { ErrorCode } from '@touchline/contract/wire/errors'
import { type MoveSource, moveSources } from '@touchline/domain/moves/sources'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { ChooseFiles } from './choose-files.tsx'
import type { contentOf } from './chosen-files.ts'
import { guides } from './guides.ts'
import { SourceGuide } from './source-guide.tsx'

interface ChooseExportsProps {
  readonly refusal: ErrorCode | undefined
  readonly isBusy: boolean
  readonly onRead: (content: Awaited<ReturnType<typeof contentOf>>) => void
}

/** The product one comes from, where its exports are, and the files. */
export function ChooseExports({ refusal, isBusy, onRead }: ChooseExportsProps) {
  const text = useText('moves')
  const { listGone } = useText('memberImport')
  const { errors } = useText('wire')
  const [source, setSource] = useState<MoveSource>()
  return (
    <div className="grid gap-8">
      {refusal && (
        <Banner tone="danger">{refusal === 'not_found' ? listGone : errors[refusal]}</Banner>
      )}
      <RadioCards
        label={text.sourceTitle}
        arrangement="compact"
        options={moveSources.map((value) => ({
          value,
          label: guides[value].name,
          description: guides[value].steps.map(({ what }) => text.what[what]).join(' · '),
        }))}
        value={source}
        onChange={setSource}
      />
      {source && <SourceGuide source={source} />}
      <ChooseFiles isBusy={isBusy} onRead={onRead} />
      <p className="max-w-prose text-s text-muted">{text.quiet}</p>
    </div>
  )
}
