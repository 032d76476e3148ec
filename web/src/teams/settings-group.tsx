import type { ReactNode } from 'react'

/** Related fields below a heading, in two columns if there is room. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-b border-line pb-2 text-l">{title}</h2>
      <div className="grid pairs-[14rem] gap-5">{children}</div>
    </section>
  )
}
