import { ExternalLink } from 'lucide-react'

/** Opens the place on a map in a new tab. */
export function MapLink({ name, address }: { name: string; address: string | null }) {
  const query = encodeURIComponent(address ?? name)
  return (
    <a
      href={`https://www.openstreetmap.org/search?query=${query}`}
      target="_blank"
      rel="noreferrer"
      className="-my-2 inline-block py-2 font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {name}
      <ExternalLink className="ml-1.5 inline size-4 align-[-0.125em]" aria-hidden />
      {address !== null && <span className="block font-normal whitespace-pre-line">{address}</span>}
    </a>
  )
}
