import type { UseMutationResult } from '@tanstack/react-query'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'

import { type ImportList, useConfirmImport, usePreviewImport } from '../api/imports.ts'

export type Answers = ImportList['answers']
export type ColumnMeaning = ImportList['columns'][string]

/** The part of a preview that teams and clubs share. */
interface ReadList {
  readonly importSessionId: string
  readonly fingerprint: string
}

/** A list or files, with how they are to be read. */
interface SentList extends Pick<ImportList, 'columns' | 'answers'> {
  readonly fileName?: string
  readonly content: unknown
}

/** An uploaded list, with the choices it was last previewed with. */
type Confirmed<List extends SentList> = Omit<List, 'fileName' | 'content'> & ReadList

/** The current step of the wizard. */
type ImportStep<List, Preview, Result> =
  | { readonly kind: 'choose'; readonly refusal: ErrorCode | undefined }
  | { readonly kind: 'check'; readonly list: List; readonly preview: Preview }
  | { readonly kind: 'done'; readonly result: Result; readonly preview: Preview }

interface ImportCalls<List extends SentList, Preview extends ReadList, Result> {
  readonly preview: UseMutationResult<Preview, Error, List>
  readonly confirmation: UseMutationResult<Result, Error, Confirmed<List>>
}

interface Trouble {
  readonly refusal: ErrorCode | undefined
  /** The roster changed after the preview; the shown preview is new. */
  readonly isStale: boolean
}

const none: Trouble = { refusal: undefined, isStale: false }

/** Uploads a list once, previews it again after each choice, and imports the last preview. */
export function useImportSteps<List extends SentList, Preview extends ReadList, Result>({
  preview,
  confirmation,
}: ImportCalls<List, Preview, Result>) {
  const [step, setStep] = useState<ImportStep<List, Preview, Result>>(start)
  const [trouble, setTrouble] = useState<Trouble>(none)

  /** If the stored list is gone, it has to be chosen again. */
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
    importingId: confirmation.isPending ? confirmation.variables.importSessionId : undefined,
    ...correctionsOf(preview.isPending ? preview.variables : listOf(step), read),
    startAgain,
  }
}

export function useImport(teamId: string) {
  return useImportSteps({
    preview: usePreviewImport(teamId),
    confirmation: useConfirmImport(teamId),
  })
}

export type Import = ReturnType<typeof useImport>

/**
 * Sends all corrections and answers each time. Builds on the last ones sent, even before their
 * response arrives.
 */
function correctionsOf<List extends SentList>(said: List | undefined, send: (list: List) => void) {
  const { columns = {}, answers = {} } = said ?? {}
  const change = (part: Partial<Pick<ImportList, 'columns' | 'answers'>>) =>
    said && send({ ...said, ...part })
  return {
    /** The last list sent, for adding further choices. */
    said,
    answers,
    correctColumn: (index: number, meaning: ColumnMeaning) =>
      change({ columns: { ...columns, [String(index)]: meaning } }),
    answer: (newAnswers: Answers) => change({ answers: withAnswer(answers, newAnswers) }),
  }
}

function listOf<List>(step: ImportStep<List, unknown, unknown>): List | undefined {
  return step.kind === 'check' ? step.list : undefined
}

/** Merges answers per row and person, and replaces others. */
function withAnswer(answers: Answers, newAnswers: Answers): Answers {
  return {
    ...answers,
    ...newAnswers,
    sameRows: { ...answers.sameRows, ...newAnswers.sameRows },
    samePersons: { ...answers.samePersons, ...newAnswers.samePersons },
    corrected: { ...answers.corrected, ...newAnswers.corrected },
  }
}

function isOutdated(code: ErrorCode): boolean {
  return code === 'changed_meanwhile' || code === 'conflict'
}

const start: ImportStep<never, never, never> = { kind: 'choose', refusal: undefined }
