import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { SiteFooter } from './site-footer.tsx'

/** What it does for a team, from an ordinary week to the whole club. */
export default function BenefitsPage() {
  const text = useText('benefits')
  return (
    <>
      <PageTitle title={text.title} />
      <main id="content">
        <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6">
          <h1 className="text-xl">{text.title}</h1>
          <p className="mt-3 max-w-measure text-l text-muted">{text.lead}</p>
          {text.groups.map((group) => (
            <Benefits key={group.title} {...group} />
          ))}
        </div>
        <Beginning />
      </main>
      <SiteFooter />
    </>
  )
}

interface BenefitsProps {
  readonly title: string
  readonly benefits: readonly { readonly title: string; readonly text: string }[]
}

function Benefits({ title, benefits }: BenefitsProps) {
  return (
    <section className="mt-12 grid gap-x-12 gap-y-6 border-t-3 border-ink pt-4 lg:grid-cols-[1fr_3fr]">
      <h2 className="text-l">{title}</h2>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {benefits.map((benefit) => (
          <div key={benefit.title}>
            <h3 className="font-semibold">{benefit.title}</h3>
            <p className="mt-1 max-w-measure text-muted">{benefit.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** What it costs, and the way in. */
function Beginning() {
  const { begin } = useText('benefits')
  const { landing } = useText('site')
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6">
        <h2 className="text-xl">{begin}</h2>
        <ul className="mt-4 max-w-prose divide-y divide-line">
          {landing.cost.map((sentence) => (
            <li key={sentence} className="py-3">
              {sentence}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <WaysIn />
        </div>
      </div>
    </section>
  )
}

/** People who are signed in go to their teams. */
function WaysIn() {
  const { landing, team } = useText('site')
  const { state } = useSession()
  if (state === 'signed-in')
    return (
      <ButtonLink to={paths.teams} variant="primary">
        {team.myTeams}
      </ButtonLink>
    )
  return (
    <>
      <ButtonLink to={paths.register} variant="primary">
        {landing.getStarted}
      </ButtonLink>
      <ButtonLink to={paths.login}>{landing.signIn}</ButtonLink>
    </>
  )
}
