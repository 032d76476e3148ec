import type { RosterImport } from '@touchline/contract/members/shapes/import'
import type { ImportPreview } from '@touchline/contract/members/shapes/import-preview'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'

import {
  type ConfirmedList,
  type ImportList,
  useConfirmImport,
  usePreviewImport,
} from '../api/imports.ts'

export type Answers = ImportList['answers']
export type ColumnMeaning = ImportList['columns'][string]

/** Where the wizard stands. */
type ImportStep =
  | { readonly kind: 'choose'; readonly refusal: ErrorCode | undefined }
  | { readonly kind: 'check'; readonly list: ImportList; readonly preview: ImportPreview }
  | { readonly kind: 'done'; readonly result: RosterImport; readonly preview: ImportPreview }

export function useImport(teamId: string) {
  const [step, setStep] = useState<ImportStep>(start)
  const [isStale, setStale] = useState(false)
  const [refusal, setRefusal] = useState<ErrorCode>()
  const preview = usePreviewImport(teamId)
  const confirmation = useConfirmImport(teamId)

  /** A list that is no longer kept has to be chosen again. */
  function refuse(code: ErrorCode) {
    if (step.kind === 'choose' || code === 'not_found') setStep({ kind: 'choose', refusal: code })
    else setRefusal(code)
  }

  function read(list: ImportList) {
    setRefusal(undefined)
    setStale(false)
    preview.mutate(list, {
      onSuccess: (answer) => setStep(checkOf(list, answer)),
      onError: (error) => refuse(codeOf(error)),
    })
  }

  function confirm() {
    if (step.kind !== 'check') return
    const { list, preview: seen } = step
    confirmation.mutate(confirmationOf(list, seen), {
      onSuccess: (result) => setStep({ kind: 'done', result, preview: seen }),
      onError: (error) => {
        const code = codeOf(error)
        if (!isOutdated(code)) return refuse(code)
        read(list)
        setStale(true)
      },
    })
  }

  function startAgain() {
    preview.reset()
    setRefusal(undefined)
    setStale(false)
    setStep(start)
  }

  return {
    step,
    read,
    confirm,
    refusal,
    /** The roster has changed since the preview; what is shown is fresh again. */
    isStale,
    isReading: preview.isPending,
    /** The session being imported. */
    importingId: confirmation.isPending ? confirmation.variables.importSessionId : undefined,
    ...correctionsOf(preview.isPending ? preview.variables : listOf(step), read),
    startAgain,
  }
}

export type Import = ReturnType<typeof useImport>

/**
 * All corrections and answers are sent each time, and the server tells what it understands now. Each
 * builds on what was said last, also while the answer to that is on its way.
 */
function correctionsOf(said: ImportList | undefined, send: (list: ImportList) => void) {
  const { columns = {}, answers = {} } = said ?? {}
  const change = (part: Partial<ImportList>) => said && send({ ...said, ...part })
  return {
    answers,
    correctColumn: (index: number, meaning: ColumnMeaning) =>
      change({ columns: { ...columns, [String(index)]: meaning } }),
    answer: (given: Answers) => change({ answers: withAnswer(answers, given) }),
  }
}

/** From now on the session stands for the file. */
function checkOf(list: ImportList, preview: ImportPreview): ImportStep {
  const { importSessionId } = preview
  return { kind: 'check', list: { ...list, content: { importSessionId } }, preview }
}

function confirmationOf(
  { columns, answers }: ImportList,
  { importSessionId, fingerprint }: ImportPreview,
): ConfirmedList {
  return { importSessionId, fingerprint, columns, answers }
}

function listOf(step: ImportStep): ImportList | undefined {
  return step.kind === 'check' ? step.list : undefined
}

/** Of rows and people each has an answer of its own. */
function withAnswer(answers: Answers, given: Answers): Answers {
  return {
    ...answers,
    ...given,
    sameRows: { ...answers.sameRows, ...given.sameRows },
    samePersons: { ...answers.samePersons, ...given.samePersons },
    corrected: { ...answers.corrected, ...given.corrected },
  }
}

function isOutdated(code: ErrorCode): boolean {
  return code === 'changed_meanwhile' || code === 'conflict'
}

const start: ImportStep = { kind: 'choose', refusal: undefined }
