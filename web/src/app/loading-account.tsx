import { useText } from '#web/platform/language/language.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Shown while the account is being read. */
export function LoadingAccount() {
  const { loadingAccount, product } = useText('site')
  return (
    <main id="content" className="grid grow place-items-center p-8 text-muted">
      <title>{product}</title>
      <h1 className="sr-only">{product}</h1>
      <Spinner label={loadingAccount} isPage />
    </main>
  )
}
