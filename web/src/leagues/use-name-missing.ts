import { useText } from '#web/platform/language/language.tsx'

/** The problem beside the empty name of a new league. */
export function useNameMissing(): string {
  const { dialog: text } = useText('leagues')
  return `${text.nameRequired}. ${text.nameRequiredText}`
}
