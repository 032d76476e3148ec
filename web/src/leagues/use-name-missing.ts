import { useText } from '#web/platform/language/language.tsx'

/** The error for a missing league name. */
export function useNameMissing(): string {
  const { dialog: text } = useText('leagues')
  return `${text.nameRequired}. ${text.nameRequiredText}`
}
