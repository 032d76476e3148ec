import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'
import type { RosterImport } from '@touchline/contract/members/shapes/import'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'

import { type ImportList, useConfirmImport, usePreviewImport } from '../api/imports.ts'

export type Answers = ImportList['answers']
export type ColumnMeaning = ImportList['columns'][string]

/** Where the wizard stands. */
type ImportStep =
  | { readonly kind: 'choose'; readonly refusal: ErrorCode | undefined }
  | { readonly kind: 'check'; readonly list: ImportList; readonly preview: ImportPreview }
  | { readonly kind: 'done'; readonly result: RosterImport }

/** The list is sent whole with each correction and answer; the server tells what it understands now. */
export function useImport(teamId: string) {
  const [step, setStep] = useState<ImportStep>(start)
  const [isStale, setStale] = useState(false)
  const [refusal, setRefusal] = useState<ErrorCode>()
  const preview = usePreviewImport(teamId)
  const confirmation = useConfirmImport(teamId)

  function read(list: ImportList) {
    setRefusal(undefined)
    preview.mutate(list, {
      onSuccess: (answer) => setStep({ kind: 'check', list, preview: answer }),
      onError: (error) => {
        const code = codeOf(error)
        if (step.kind === 'choose') setStep({ kind: 'choose', refusal: code })
        else setRefusal(code)
      },
    })
  }

  function change(part: (list: ImportList) => Partial<ImportList>) {
    if (step.kind !== 'check') return
    setStale(false)
    read({ ...step.list, ...part(step.list) })
  }

  function confirm() {
    if (step.kind !== 'check') return
    const { list, preview: seen } = step
    confirmation.mutate(
      { ...list, fingerprint: seen.fingerprint, progressId: crypto.randomUUID() },
      {
        onSuccess: (result) => setStep({ kind: 'done', result }),
        onError: (error) => {
          if (!isOutdated(error)) return setRefusal(codeOf(error))
          setStale(true)
          read(list)
        },
      },
    )
  }

  return {
    step,
    read,
    confirm,
    refusal,
    /** The roster has changed since the preview; what is shown is fresh again. */
    isStale,
    isReading: preview.isPending,
    progressId: confirmation.isPending ? confirmation.variables.progressId : undefined,
    correctColumn: (index: number, meaning: ColumnMeaning) =>
      change(({ columns }) => ({ columns: { ...columns, [String(index)]: meaning } })),
    answer: (said: Answers) => change(({ answers }) => ({ answers: { ...answers, ...said } })),
    startAgain: () => {
      setRefusal(undefined)
      setStale(false)
      setStep(start)
    },
  }
}

export type Import = ReturnType<typeof useImport>

function isOutdated(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'changed_meanwhile' || code === 'conflict'
}

const start: ImportStep = { kind: 'choose', refusal: undefined }
