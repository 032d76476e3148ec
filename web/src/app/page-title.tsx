import { useText } from '#web/platform/language/language.tsx'

/** What the tab of the browser says. Every page has one. */
export function PageTitle({ title }: { title: string }) {
  const { product } = useText('site')
  return <title>{`${title} · ${product}`}</title>
}
