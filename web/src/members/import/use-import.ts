import type { UseMutationResult } from '@tanstack/react-query'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'

import { type ImportList, useConfirmImport, usePreviewImport } from '../api/imports.ts'

export type Answers = ImportList['answers']
export type ColumnMeaning = ImportList['columns'][string]

/** What the server answers to every list, of a team or a club. */
interface ReadList {
  readonly importSessionId: string
  readonly fingerprint: string
}

/** An uploaded list with the choices it was looked at with. */
type Confirmed<List extends ImportList> = Omit<List, 'fileName' | 'content'> & ReadList

/** Where the wizard stands. */
type ImportStep<List, Preview, Result> =
  | { readonly kind: 'choose'; readonly refusal: ErrorCode | undefined }
  | { readonly kind: 'check'; readonly list: List; readonly preview: Preview }
  | { readonly kind: 'done'; readonly result: Result; readonly preview: Preview }

interface ImportCalls<List extends ImportList, Preview extends ReadList, Result> {
  readonly preview: UseMutationResult<Preview, Error, List>
  readonly confirmation: UseMutationResult<Result, Error, Confirmed<List>>
}

interface Trouble {
  readonly refusal: ErrorCode | undefined
  /** The roster has changed since the preview; what is shown is fresh again. */
  readonly isStale: boolean
}

const none: Trouble = { refusal: undefined, isStale: false }

/** Uploads a list once, reads it again with each choice, and imports it as it was seen last. */
export function useImportSteps<List extends ImportList, Preview extends ReadList, Result>({
  preview,
  confirmation,
}: ImportCalls<List, Preview, Result>) {
  const [step, setStep] = useState<ImportStep<List, Preview, Result>>(start)
  const [trouble, setTrouble] = useState<Trouble>(none)

  /** A list that is no longer kept has to be chosen again. */
  function fail(code: ErrorCode) {
    if (step.kind === 'choose' || code === 'not_found') setStep({ kind: 'choose', refusal: code })
    else setTrouble({ ...none, refusal: code })
  }

  function read(list: List) {
    setTrouble(none)
    preview.mutate(list, {
      onSuccess: (answer) => {
        const content = { importSessionId: answer.importSessionId }
        setStep({ kind: 'check', list: { ...list, content }, preview: answer })
      },
      onError: (error) => fail(codeOf(error)),
    })
  }

  function confirm() {
    if (step.kind !== 'check') return
    const { list, preview: seen } = step
    const { fileName: _fileName, content: _content, ...choices } = list
    const { importSessionId, fingerprint } = seen
    confirmation.mutate(
      { ...choices, importSessionId, fingerprint },
      {
        onSuccess: (result) => setStep({ kind: 'done', result, preview: seen }),
        onError: (error) => {
          if (!isOutdated(codeOf(error))) return fail(codeOf(error))
          read(list)
          setTrouble({ ...none, isStale: true })
        },
      },
    )
  }

  function startAgain() {
    preview.reset()
    setTrouble(none)
    setStep(start)
  }

  return {
    step,
    read,
    confirm,
    ...trouble,
    isReading: preview.isPending,
    /** The session being imported. */
    importingId: confirmation.isPending ? confirmation.variables.importSessionId : undefined,
    ...correctionsOf(preview.isPending ? preview.variables : listOf(step), read),
    startAgain,
  }
}

/** The import of one team's list. */
export function useImport(teamId: string) {
  return useImportSteps({
    preview: usePreviewImport(teamId),
    confirmation: useConfirmImport(teamId),
  })
}

export type Import = ReturnType<typeof useImport>

/**
 * All corrections and answers are sent each time, and the server tells what it understands now. Each
 * builds on what was said last, also while the answer to that is on its way.
 */
function correctionsOf<List extends ImportList>(
  said: List | undefined,
  send: (list: List) => void,
) {
  const { columns = {}, answers = {} } = said ?? {}
  const change = (part: Partial<ImportList>) => said && send({ ...said, ...part })
  return {
    /** The list as it is read now, to be read with other choices. */
    said,
    answers,
    correctColumn: (index: number, meaning: ColumnMeaning) =>
      change({ columns: { ...columns, [String(index)]: meaning } }),
    answer: (given: Answers) => change({ answers: withAnswer(answers, given) }),
  }
}

function listOf<List>(step: ImportStep<List, unknown, unknown>): List | undefined {
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

const start: ImportStep<never, never, never> = { kind: 'choose', refusal: undefined }
