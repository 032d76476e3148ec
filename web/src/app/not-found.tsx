import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

import { PageTitle } from './page-title.tsx'
import { paths } from './paths.ts'

export function NotFoundScreen() {
  const text = useText('site').notFound
  const { pathname } = useLocation()

  // Only the path: a query may contain private data.
  useEffect(() => console.warn(`404: ${pathname}`), [pathname])

  return (
    <main id="content" className="on-pitch relative grid grow items-center bg-pitch text-chalk">
      <PageTitle title={text.title} />
      <div
        aria-hidden
        className="absolute inset-y-0 left-[12%] w-[3px] bg-chalk/90 sm:left-[22%]"
      />
      <div className="relative max-w-prose py-20 pr-6 pl-[20%] sm:ml-[22%] sm:pl-16">
        <p className="figures font-head text-xxl font-extrabold">{text.code}</p>
        <h1 className="mt-4 text-xl">{text.title}</h1>
        <p className="mt-2 max-w-measure text-chalk-muted">{text.description}</p>
        <ButtonLink to={paths.home} variant="primary" className="mt-8">
          {text.returnHome}
        </ButtonLink>
      </div>
    </main>
  )
}
