import { type ComponentProps, lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { FormSection } from './form-section.tsx'

const MatchSection = lazy(async () => ({
  default: (await import('./match-section.tsx')).MatchSection,
}))
const AttachmentsField = lazy(async () => ({
  default: (await import('../files/attachments-field.tsx')).AttachmentsField,
}))

const ClashWarning = lazy(async () => ({
  default: (await import('./clash-warning.tsx')).ClashWarning,
}))

/** Loads once there is something to check. */
export function LazyClashes(props: ComponentProps<typeof ClashWarning>) {
  return (
    <Suspense>
      <ClashWarning {...props} />
    </Suspense>
  )
}

/** The match fields; their script loads after the form. */
export function LazyMatchSection(props: ComponentProps<typeof MatchSection>) {
  const { match } = useText('events').form
  return (
    <Suspense fallback={<Coming title={match} className="h-68" />}>
      <MatchSection {...props} />
    </Suspense>
  )
}

/** The last sections; their script loads after the form. */
export function LazyFiles(props: ComponentProps<typeof AttachmentsField>) {
  const { files } = useText('running')
  return (
    <Suspense fallback={<Coming title={files.title} className="h-28" />}>
      <AttachmentsField {...props} />
    </Suspense>
  )
}

/** The placeholder of a section, with its final height. */
function Coming({ title, className }: { readonly title: string; readonly className: string }) {
  return (
    <FormSection title={title}>
      <Skeleton className={className} />
    </FormSection>
  )
}
