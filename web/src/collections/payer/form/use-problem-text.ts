import { useText } from '#web/platform/language/language.tsx'

import type { PayerForm } from './use-payer-form.ts'

/** The message beside a field; undefined if it has no error. */
export function useProblemText({ problemAt }: PayerForm): (place: string) => string | undefined {
  const { problems } = useText('payer')
  return (place) => {
    const problem = problemAt(place)
    return problem === undefined ? undefined : sentence(problems, problem)
  }
}

function sentence(problems: Readonly<Record<string, string>>, problem: string): string | undefined {
  return Object.hasOwn(problems, problem) ? problems[problem] : problems['other']
}
