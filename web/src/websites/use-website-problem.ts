import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'

const contact = 'settings.contact.'

/** A field of a sponsor or of a report. */
const listed = /^settings\.(?:sponsors|news)\.\d+\.(\w+)$/

/** The sentence for a field that was refused, by its name in the request. */
export function useWebsiteProblem(error: unknown): (field: string) => string | undefined {
  const { problems } = useText('websites')
  const refused = fieldsOf(error)
  return (field) => {
    const code = refused[field]
    if (code === undefined) return undefined
    if (field === `${contact}email`) return problems.email
    if (field === `${contact}phone`) return problems.phone
    const [, part] = listed.exec(field) ?? []
    if (part !== undefined)
      return part === 'url' || part === 'until' ? problems[part] : problems.required
    if (field === 'host') return problems[hostProblem(code)]
    return field === 'slug' ? problems[slugProblem(code)] : undefined
  }
}

function slugProblem(code: string) {
  return code === 'slug_taken' || code === 'slug_reserved' ? code : 'slug_invalid'
}

function hostProblem(code: string) {
  return code === 'host_bare' || code === 'host_ours' ? code : 'host_invalid'
}

export type FieldProblem = ReturnType<typeof useWebsiteProblem>
