import type { UseMutationResult } from '@tanstack/react-query'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import type { Crumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { ChooseArchive } from './choose-archive.tsx'

type TextKey = 'importTitle' | 'importAbout' | 'hint' | 'importing' | 'confirm'

interface ImportArchiveProps<Read extends { readonly preview: unknown }, Made> {
  readonly text: Record<TextKey, string>
  /** The page to create one without an archive. */
  readonly from: Crumb
  /** Replaces the texts for teams. */
  readonly refusals?: Partial<Record<ErrorCode, string>> | undefined
  readonly choosing: UseMutationResult<Read, Error, File>
  readonly bring: UseMutationResult<Made, Error, Read>
  readonly pathOf: (made: Made) => string
  /** The preview. */
  readonly children: (preview: Read['preview']) => ReactNode
}

/** Choose, preview, import; then opens what was created. */
export function ImportArchive<Read extends { readonly preview: unknown }, Made>(
  props: ImportArchiveProps<Read, Made>,
) {
  const { text, from, refusals, choosing, bring, pathOf, children } = props
  const { other } = useText('archives')
  const { errors } = useText('wire')
  const navigate = useNavigate()
  const [read, setRead] = useState<Read>()
  const refusal = bring.error ? codeOf(bring.error) : undefined
  const isBusy = bring.isPending || bring.isSuccess

  function confirm(archive: Read) {
    bring.mutate(archive, {
      onSuccess: (made) => {
        void navigate(pathOf(made))
      },
    })
  }

  function chooseAnother() {
    bring.reset()
    setRead(undefined)
  }

  return (
    <PageMain width="prose">
      <PageTitle title={text.importTitle} />
      <PageHeader title={text.importTitle} crumbs={[from, { label: text.importTitle }]} />
      <div className="grid gap-6">
        <p className="text-muted">{text.importAbout}</p>
        {refusal !== undefined && (
          <Banner tone="danger">{refusals?.[refusal] ?? errors[refusal]}</Banner>
        )}
        {read === undefined ? (
          <ChooseArchive read={choosing} hint={text.hint} refusals={refusals} onRead={setRead} />
        ) : (
          <>
            {children(read.preview)}
            <div className="flex flex-wrap gap-3">
              <Button
                variant="primary"
                busy={isBusy}
                busyLabel={text.importing}
                onClick={() => confirm(read)}
              >
                {text.confirm}
              </Button>
              <Button variant="quiet" disabled={isBusy} onClick={chooseAnother}>
                {other}
              </Button>
            </div>
          </>
        )}
      </div>
    </PageMain>
  )
}
