import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { LandingDemo } from './landing-demo.tsx'
import { LandingPicture, pictured } from './landing-picture.tsx'
import { SiteFooter } from './site-footer.tsx'

export default function LandingPage() {
  const text = useText('site').landing
  return (
    <>
      <title>{text.title}</title>
      <meta name="description" content={text.lead} />
      <main id="content">
        <Hero />
        <Blurbs />
        <Terms />
      </main>
      <SiteFooter />
    </>
  )
}

/** The pitch, its chalk line, and the product on it. */
function Hero() {
  const text = useText('site').landing
  return (
    <section className="on-pitch relative overflow-clip bg-pitch text-chalk">
      <div
        aria-hidden
        className="absolute inset-y-0 right-8 w-[3px] bg-chalk max-[20rem]:hidden sm:right-14 lg:right-[31%]"
      />
      <div className="relative mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-10 px-4 pt-12 pb-16 sm:px-6 lg:grid-cols-[1.25fr_1fr] lg:items-center lg:pt-20 lg:pb-24">
        <div className="min-[20rem]:pr-10 min-[22rem]:pr-14 lg:pr-0">
          <h1 className="max-w-[13ch] text-xxl font-extrabold">{text.tagline}</h1>
          <p className="mt-6 max-w-[46ch] text-l text-chalk-muted">{text.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.register} variant="primary">
              {text.getStarted}
            </ButtonLink>
            <ButtonLink to={paths.login} variant="chalk">
              {text.signIn}
            </ButtonLink>
          </div>
        </div>
        <LandingDemo />
      </div>
    </section>
  )
}

/** What it does for whom, each beside the screen where it happens. */
function Blurbs() {
  const { blurbs } = useText('site').landing
  return (
    <div className="mx-auto grid max-w-page gap-y-16 px-4 py-16 sm:px-6 lg:gap-y-24 lg:py-24">
      {pictured.map((name) => (
        <section
          key={name}
          className="grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.9fr]"
        >
          <div className="border-t-3 border-ink pt-4">
            <h2 className="text-xl">{blurbs[name].title}</h2>
            <p className="mt-3 max-w-measure text-muted">{blurbs[name].text}</p>
          </div>
          <LandingPicture name={name} shows={blurbs[name].picture} />
        </section>
      ))}
    </div>
  )
}

function Terms() {
  const text = useText('site').landing
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-4 py-16 sm:px-6 md:grid-cols-2">
        <Sentences title={text.costTitle} sentences={text.cost} />
        <Sentences title={text.dataTitle} sentences={text.data} />
      </div>
    </section>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 max-w-prose divide-y divide-line">
        {sentences.map((sentence) => (
          <li key={sentence} className="py-3">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}
