import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

const contact = 'settings.contact.'

/** The sentence for a field that was refused, by its name in the request. */
export function useWebsiteProblem(error: unknown): (field: string) => string | undefined {
  const { problems } = useText('websites')
  const refused = fieldsOf(error)
  return (field) => {
    const code = refused[field]
    if (code === undefined) return undefined
    if (field === `${contact}email`) return problems.email
    if (field === `${contact}phone`) return problems.phone
    if (field !== 'slug') return undefined
    return code === 'slug_taken' || code === 'slug_reserved'
      ? problems[code]
      : problems.slug_invalid
  }
}

export type FieldProblem = ReturnType<typeof useWebsiteProblem>
