import { codeOf, fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

/** One sentence for a refusal: for the first field that has one, or for the code. */
export function useLeagueProblem(error: Error | null): string | undefined {
  const { problems } = useText('leagues')
  const { errors } = useText('wire')
  if (error === null) return undefined
  const [first] = Object.values(fieldsOf(error)).flatMap((key) =>
    isKnown(problems, key) ? [problems[key]] : [],
  )
  const code = codeOf(error)
  return first ?? (code === 'invalid_input' ? errors.unexpected : errors[code])
}

/** Whether there is a sentence for a problem. */
export function isKnown<Sentences extends object>(
  sentences: Sentences,
  key: string,
): key is Extract<keyof Sentences, string> {
  return key in sentences
}
