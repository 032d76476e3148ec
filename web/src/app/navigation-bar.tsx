import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TopBar } from '#web/ui/top-bar.tsx'

import { paths } from './paths.ts'

export function NavigationBar() {
  const text = useText('home')
  const wire = useText('wire')
  return (
    <TopBar
      name={text.product}
      homeTo={paths.home}
      label={text.siteNavigation}
      skipLabel={wire.skipToContent}
    >
      <ButtonLink to={paths.login} variant="quiet">
        {text.logIn}
      </ButtonLink>
      <ButtonLink to={paths.register} variant="secondary">
        {text.signUp}
      </ButtonLink>
    </TopBar>
  )
}
