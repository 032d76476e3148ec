import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}

export function Section({ title, about, children }: SectionProps) {
  return (
    <section>
      <h2 className="text-l">{title}</h2>
      {about && <p className="mt-1 max-w-measure text-muted">{about}</p>}
      <div className="mt-5 grid justify-items-start gap-4">{children}</div>
    </section>
  )
}
