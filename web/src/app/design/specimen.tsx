import type { ReactNode } from 'react'

/** A section of the design page. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-t-3 border-ink pt-3 text-l">{title}</h2>
      <div className="grid gap-5">{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
