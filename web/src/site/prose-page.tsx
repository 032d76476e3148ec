import type { ReactNode } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'

import { SiteFooter } from './site-footer.tsx'

interface Section {
  readonly title: string
  readonly text: string
}

interface ProsePageProps {
  readonly title: string
  readonly lead: string
  readonly sections?: readonly Section[]
  readonly children?: ReactNode
}

/** A public page that is read. */
export function ProsePage({ title, lead, sections = [], children }: ProsePageProps) {
  return (
    <>
      <PageTitle title={title} />
      <main id="content" className="mx-auto w-full max-w-page px-4 py-12 sm:px-6">
        <h1 className="text-xl">{title}</h1>
        <p className="mt-3 max-w-measure text-l text-muted">{lead}</p>
        <ProseSections sections={sections} />
        {children}
      </main>
      <SiteFooter />
    </>
  )
}

interface ProseSectionsProps {
  readonly sections: readonly Section[]
  /** Under a heading of the second level. */
  readonly isBelow?: boolean
}

export function ProseSections({ sections, isBelow = false }: ProseSectionsProps) {
  const Heading = isBelow ? 'h3' : 'h2'
  return (
    <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2">
      {sections.map((section) => (
        <section key={section.title} className="border-t-3 border-line pt-4">
          <Heading className="text-l">{section.title}</Heading>
          <p className="mt-2 max-w-measure">{section.text}</p>
        </section>
      ))}
    </div>
  )
}
