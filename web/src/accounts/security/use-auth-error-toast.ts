import { useLanguage } from '#web/platform/language/language.tsx'
import { reasonOf } from '#web/platform/session/outcome.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

/** Shows why the auth service refused something. */
export function useAuthErrorToast(): (error: unknown) => void {
  const { language } = useLanguage()
  const toast = useToast()
  return (error) => void reasonOf(error, language).then((title) => toast({ title, tone: 'error' }))
}
