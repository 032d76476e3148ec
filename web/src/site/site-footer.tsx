import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { Preferences } from './preferences.tsx'

/** The foot of every public page. */
export function SiteFooter() {
  const text = useText('site')
  return (
    <footer className="mt-auto border-t border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-6 text-s text-muted sm:px-6">
        <p>{text.copyright(2026)}</p>
        <nav aria-label={text.aboutSite} className="flex flex-wrap gap-x-5 gap-y-2">
          <TextLink to={paths.benefits}>{text.benefits}</TextLink>
          <TextLink to={paths.privacy}>{text.privacy}</TextLink>
          <TextLink to={paths.imprint}>{text.imprint}</TextLink>
        </nav>
        <Preferences />
      </div>
    </footer>
  )
}
