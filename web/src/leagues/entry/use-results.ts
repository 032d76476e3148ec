import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { ResultPreview } from '@touchline/contract/leagues/shapes/results'
import { useState } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'

import { type PastedText, useImportResults, usePreviewResults } from '../api/imports.ts'
import { useLeagueProblem } from '../use-league-problem.ts'

type Answers = NonNullable<PastedText['answers']>
export type Results = ReturnType<typeof useResults>

/** Sends the text again with each answer, and imports the last preview. */
export function useResults(league: LeagueDetails['league']) {
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const [answers, setAnswers] = useState<Answers>({})
  // Keeps the previous preview while an answer is processed.
  const [preview, setPreview] = useState<ResultPreview>()
  const reading = usePreviewResults(league)
  const importing = useImportResults(league)
  const problem = useLeagueProblem(reading.error ?? importing.error)

  function read(pasted: string) {
    setText(pasted)
    setAnswers({})
    reading.mutate({ text: pasted, language }, { onSuccess: setPreview })
  }

  function answer(more: Answers) {
    const all = { ...answers, ...more }
    setAnswers(all)
    reading.mutate({ text, language, answers: all }, { onSuccess: setPreview })
  }

  function startAgain(pasted: string) {
    setText(pasted)
    setPreview(undefined)
    reading.reset()
    importing.reset()
  }

  return {
    text,
    answers,
    preview,
    done: importing.data,
    problem,
    isReading: reading.isPending,
    isImporting: importing.isPending,
    read,
    answer,
    startAgain,
    importAll: () => importing.mutate({ text, language, answers }),
  }
}
