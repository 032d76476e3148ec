import { useText } from '#web/platform/language/language.tsx'

/** The title in the browser's tab. Every page has one. */
export function PageTitle({ title }: { title: string }) {
  const { product } = useText('site')
  return <title>{`${title} · ${product}`}</title>
}
