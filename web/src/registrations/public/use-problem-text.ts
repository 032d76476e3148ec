import { useText } from '#web/platform/language/language.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import type { RegisterForm } from './use-register-form.ts'

/** The sentence beside a field; a word the form doesn't know gets the one for fields left empty. */
export function useProblemText({ problemAt }: RegisterForm) {
  const { problems } = useText('register')
  return (path: string): string | undefined => {
    const word = problemAt(path)
    if (word === undefined) return undefined
    if (path === 'people') return problems.nobody
    if (path.endsWith('agrees')) return problems.consent
    return Object.hasOwn(problems, word) ? labelOf(problems, word) : problems.missing
  }
}
