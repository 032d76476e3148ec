import { type ReactNode, useId } from 'react'

/** A section of the form with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-line pt-6">
      <h2 id={id} className="text-l">
        {title}
      </h2>
      {children}
    </section>
  )
}
