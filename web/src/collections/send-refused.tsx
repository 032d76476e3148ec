import { codeOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

/** Why sending failed; `changed` if the numbers differ from the preview. */
export function SendRefused({ error, changed }: { error: Error; changed: string }) {
  const { errors } = useText('wire')
  const reason = useReason(error)
  const isOld = codeOf(error) === 'changed_meanwhile'
  return <Banner tone="danger">{isOld ? changed : (reason ?? errors.unavailable)}</Banner>
}
